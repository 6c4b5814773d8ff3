import type { Visto } from '@valija/domain/facturas/accion-cfdi.ts'
import type { CodigoRegla } from '@valija/domain/facturas/codigos-de-regla.ts'
import type { CabeceraCfdi, Situacion } from '@valija/domain/facturas/factura.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Aviso } from '../borradores.ts'
import { facturasMensajes as m } from '../messages/facturas.ts'
import { addTo } from './add-aviso.ts'

export type FacturaDictaminada = {
  id: string
  /** Of its file. */
  nombre?: string
  cabecera: CabeceraCfdi | null
  hallazgos: readonly Visto[]
  situacion: Situacion
}

const nombrados = 10
/** Which files; past ten the list that the notice opens has them all. */
const namesOf = (facturas: readonly FacturaDictaminada[]): string => {
  const nombres = facturas.map(({ nombre }) => nombre ?? '').filter(Boolean)
  const mas = nombres.length - nombrados
  return nombres.length === 0
    ? ''
    : `${nombres.slice(0, nombrados).join(', ')}${mas > 0 ? ` y ${mas} más` : ''}.`
}

/** All of its lines are of the products that begin with this key (c_ClaveProdServ). */
export const isDeClave = (cabecera: CabeceraCfdi | null, clave: string): boolean =>
  (cabecera?.clavesProdServ ?? []).length > 0 &&
  cabecera?.clavesProdServ?.every((una) => una.startsWith(clave)) === true

/** The documented notices of the invoice checks, each with the facturas it is about. */
export function avisosDe(
  facturas: readonly FacturaDictaminada[],
  politica: Politica,
  proveedorElegido: boolean,
): Aviso[] {
  const con = (...codigos: CodigoRegla[]) =>
    facturas.filter(({ hallazgos }) =>
      hallazgos.some((h) => h.severidad === 'error' && (codigos as string[]).includes(h.codigo)),
    )
  const avisos: Aviso[] = []
  const add = addTo(avisos)
  const legibles = facturas.filter(({ cabecera }) => cabecera !== null)
  const ilegibles = facturas.filter(({ cabecera }) => cabecera === null)
  add('xmlCorruptos', 'error', m.xmlCorruptos, ilegibles, namesOf(ilegibles))
  const otroEmisor = con('emisorDistinto')
  add(
    'emisorDistinto',
    'aviso',
    m.emisorDistinto({ n: otroEmisor.length }),
    otroEmisor,
    m.emisorDistintoTexto({ n: otroEmisor.length }),
  )
  // What else it is comes before the question whose it is.
  const deComision = facturas.filter(({ cabecera }) => isDeClave(cabecera, politica.claveProdServComision))
  add('deComision', 'aviso', m.deComision({ n: deComision.length }), deComision, m.deComisionTexto)
  const emisores = new Set(legibles.map(({ cabecera }) => cabecera?.emisor))
  if (!proveedorElegido && emisores.size > 1)
    add('variosEmisores', 'aviso', m.variosEmisores({ n: emisores.size }), legibles, m.variosEmisoresTexto)
  const ajenas = con('emisorProveedor')
  if (proveedorElegido && legibles.length > 0 && ajenas.length === legibles.length)
    add('proveedorIncorrecto', 'error', m.proveedorIncorrecto, ajenas, m.ningunaDelProveedor)
  add('regimenIncorrecto', 'error', m.regimenIncorrecto, con('receptorRegimen'))
  add('receptorIncorrecto', 'error', m.receptorIncorrecto, con('receptorRfc'))
  add('formaPagoPueIncorrecta', 'error', m.formaPagoPueIncorrecta, con('formaPagoPue'), m.formaPagoPueTexto)
  const { textoPueProveedor: dia, cortePueProveedor: corte } = politica
  // The document's text and its check name two days: where they differ, what is in force is said beneath.
  add(
    'pueFueraDeCorte',
    'error',
    m.pueFueraDeCorte({ dia }),
    con('cortePue'),
    dia === corte ? '' : m.pueFueraDeCorteTexto({ corte }),
  )
  add('ppdFueraDeCorte', 'error', m.ppdFueraDeCorte({ dia: politica.cortePpdProveedor }), con('cortePpd'))
  const repetidas = con('uuidRegistrado')
  const todas = repetidas.length === legibles.length
  add(
    'facturasRepetidas',
    todas ? 'error' : 'info',
    todas ? m.todasCargadas : m.algunasCargadas,
    repetidas,
    m.facturasRepetidas,
  )
  avisos.push(...avisosDelSat(facturas))
  const dichas = new Set(avisos.flatMap(({ ids }) => ids))
  const otras = facturas.filter(({ id, situacion }) => situacion === 'rechazada' && !dichas.has(id))
  add('otrasReglas', 'aviso', m.otrasReglas({ n: otras.length }), otras)
  return avisos
}

/** What a person of the agency has to decide. */
export function avisosPorRevisar(facturas: readonly Pick<FacturaDictaminada, 'id' | 'situacion'>[]): Aviso[] {
  const ids = facturas.filter(({ situacion }) => situacion === 'porRevisar').map(({ id }) => id)
  if (ids.length === 0) return []
  const titulo = m.porRevisar({ n: ids.length })
  return [{ codigo: 'porRevisar', severidad: 'aviso', titulo, texto: m.porRevisarTexto, ids }]
}

export function avisosDelSat(facturas: readonly FacturaDictaminada[]): Aviso[] {
  const de = (situacion: Situacion) => facturas.filter((f) => f.situacion === situacion).map(({ id }) => id)
  const canceladas = de('cancelada')
  const noEncontradas = de('noEncontrada')
  const ids = [...canceladas, ...noEncontradas]
  if (ids.length === 0) return []
  const codigo =
    noEncontradas.length === 0
      ? 'canceladas'
      : canceladas.length === 0
        ? 'noEncontradas'
        : 'canceladasYNoEncontradas'
  return [{ codigo, severidad: 'aviso', titulo: m[codigo], texto: '', ids }]
}
