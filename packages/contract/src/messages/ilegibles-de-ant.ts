import { contar } from '../message-type.ts'

/** The fields of ANT's lists of hotels and clients, by ANT's names. */
const camposDeAnt: Partial<Record<string, string>> = {
  id: 'el ID',
  clienteId: 'el ID de cliente',
  razonSocial: 'la razón social',
  razonSocialCliente: 'la razón social',
  nombreComercial: 'el nombre comercial',
  rfc: 'el RFC',
  rfcCliente: 'el RFC',
  regimenFiscal: 'el régimen fiscal',
  usoCFDI: 'el uso de CFDI',
  portalInvitacion: 'si usa el portal',
}

/** Rows of ANT's lists of hotels and clients that cannot be read, told to who may have them mended. */
export const ilegiblesDeAnt = {
  titulo: {
    proveedores: ({ n }: { n: number }) =>
      contar(n, 'proveedor de ANT no se pudo leer', 'proveedores de ANT no se pudieron leer'),
    comisionistas: ({ n }: { n: number }) =>
      contar(n, 'comisionista de ANT no se pudo leer', 'comisionistas de ANT no se pudieron leer'),
  },
  texto: ({ n, desde }: { n: number; desde: string }) =>
    `Así está desde el ${desde}. ${
      n === 1
        ? 'Si ya lo conocíamos, aquí sigue con sus datos de antes; si es nuevo, todavía no se puede elegir.'
        : 'Los que ya conocíamos siguen aquí con sus datos de antes; los nuevos todavía no se pueden elegir.'
    }`,
  queHacer:
    'Pide a quien administra ANT que corrija esos datos. La lista se vuelve a leer cuando alguien la usa y han pasado seis horas, y entonces este aviso se quita solo.',
  uno: ({ clave, nombre, campo }: { clave: string; nombre: string; campo: string }) => {
    const quien =
      [nombre, clave === '' ? '' : `ID ${clave}`].filter(Boolean).join(', ') || 'Uno sin nombre ni ID'
    return campo === '' ? quien : `${quien}: falla ${camposDeAnt[campo] ?? `el campo «${campo}»`}`
  },
  mas: ({ n }: { n: number }) => `Y ${n} más.`,
}
