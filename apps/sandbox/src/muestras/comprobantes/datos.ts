import { digitoClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { meses } from '@valija/palabras/meses.ts'
import { type Azar, azarDe, digitos } from '../../mundo/azar.ts'

/** What a proof truly says; null: it does not say it. */
export type Verdad = {
  fechaPago: string | null
  montoPagado: string | null
  moneda: string | null
  concepto: string | null
  numeroTransaccion: string | null
}

export type Datos = {
  azar: Azar
  dia: Dia
  /** Centavos. */
  monto: number
  concepto: string
  ordenante: string
  beneficiario: string
  clabe: string
  cuenta: string
  folio: string
  referencia: string
  autorizacion: string
  hora: string
}

const conceptos = [
  'PAGO DE HOSPEDAJE',
  'ANTICIPO RESERVA',
  'Pago hotel',
  'HOSPEDAJE GRUPO NORTE',
  'LIQUIDACION DE VIAJE',
  'Reservación familia Ortega',
  'PAGO PAQUETE CARIBE',
  'Anticipo boda playa',
  'PAGO TOTAL DEL VIAJE',
  'viaje julio',
  'DEPOSITO HABITACION DOBLE',
  'Complemento de pago',
]
const personas = [
  'MARIA FERNANDA OLVERA RUIZ',
  'JOSE LUIS CANTU BRAVO',
  'ANA SOFIA DEL RIO PONCE',
  'VIAJES EL TROMPO SA DE CV',
  'RAUL ESCAMILLA TORRES',
  'AGENCIA CENZONTLE SC',
]
const receptores = [
  'OPERADORA VALIJA DEMO SA DE CV',
  'COMERCIALIZADORA DE VIAJES DEMO',
  'RESERVAS DEMO SA DE CV',
]

const letras = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The made-up payment behind a proof: the same seed, the same payment. */
export function datosDe(hoy: Dia, ...semilla: readonly (string | number)[]): Datos {
  const azar = azarDe('comprobante', ...semilla)
  const localizador =
    Array.from({ length: 3 }, () => azar.elige(Array.from(letras))).join('') + digitos(azar, 3)
  const base = azar.elige(conceptos)
  const diecisiete = `${azar.elige(['012', '014', '072', '002', '021', '044'])}180${digitos(azar, 11)}`
  const dos = (n: number) => String(n).padStart(2, '0')
  return {
    azar,
    dia: sumarDias(hoy, -azar.entero(0, 45)),
    monto: azar.entero(400, 98_000) * 100 + azar.elige([0, 0, 50, azar.entero(1, 99)]),
    concepto: azar.next() < 0.4 ? `${base} ${localizador}` : base,
    ordenante: azar.elige(personas),
    beneficiario: azar.elige(receptores),
    clabe: `${diecisiete}${digitoClabe(diecisiete)}`,
    cuenta: digitos(azar, 10),
    folio: `${azar.entero(1, 9)}${digitos(azar, 9)}`,
    referencia: `${azar.entero(1, 9)}${digitos(azar, 6)}`,
    autorizacion: `${azar.entero(1, 9)}${digitos(azar, 5)}`,
    hora: `${dos(azar.entero(8, 20))}:${dos(azar.entero(0, 59))}:${dos(azar.entero(0, 59))}`,
  }
}

const partes = (dia: Dia) => dia.split('-') as [string, string, string]
const mesCorto = meses.map((mes) => mes.charAt(0).toUpperCase() + mes.slice(1, 3))

/** The same day as each bank writes it. */
export const fechas = {
  barras: (dia: Dia): string => partes(dia).toReversed().join('/'),
  guiones: (dia: Dia): string => partes(dia).toReversed().join('-'),
  alReves: (dia: Dia): string => partes(dia).join('/'),
  larga: (dia: Dia): string =>
    `${Number(partes(dia)[2])} ${meses[Number(partes(dia)[1]) - 1]} ${partes(dia)[0]}`,
  conDe: (dia: Dia): string =>
    `${Number(partes(dia)[2])} de ${meses[Number(partes(dia)[1]) - 1]} de ${partes(dia)[0]}`,
  corta: (dia: Dia): string =>
    `${Number(partes(dia)[2])} ${mesCorto[Number(partes(dia)[1]) - 1]} ${partes(dia)[0]}`,
  mayusculas: (dia: Dia): string =>
    `${partes(dia)[2]}/${mesCorto[Number(partes(dia)[1]) - 1]?.toUpperCase()}/${partes(dia)[0]}`,
  junta: (dia: Dia): string => partes(dia).join(''),
}
