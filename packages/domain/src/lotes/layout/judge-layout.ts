import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import { retenidoDe } from '../../facturas/factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../../facturas/hallazgo.ts'
import { checkAmounts, type Sumas } from './check-amounts.ts'
import { claveSuelta } from './clave-suelta.ts'
import { matchLayout } from './match-layout.ts'
import type { FacturaDelLayout, RenglonLayout } from './renglon-layout.ts'

export type JuicioLayout = Sumas & {
  situacion: 'correcto' | 'incorrecto' | 'sinFolio'
  renglones: number[]
  hallazgos: HallazgoDeRegla[]
}
export type LayoutJuzgado = {
  /** Per factura id. */
  facturas: Map<string, JuicioLayout>
  /** Row number → factura id. */
  dueno: Map<number, string>
}

/** Which rows are whose, and whether each factura's rows make its total. */
export function judgeLayout(
  renglones: readonly RenglonLayout[],
  facturas: readonly FacturaDelLayout[],
  tolerancia: number,
): LayoutJuzgado {
  const { dueno, dudas } = matchLayout(renglones, facturas)
  const suyos = new Map<string, RenglonLayout[]>()
  for (const renglon of renglones) {
    const id = dueno.get(renglon.numero)
    if (id !== undefined) suyos.set(id, [...(suyos.get(id) ?? []), renglon])
  }
  const juicios = facturas.map((factura): [string, JuicioLayout] => {
    const propios = suyos.get(factura.id) ?? []
    const { bruta, ...sumas } = sumasDe(factura, propios, tolerancia)
    const resultado = { ...sumas, renglones: propios.map(({ numero }) => numero) }
    if (propios.length === 0) {
      const folio = factura.serieFolio || factura.folio || factura.serie
      const falta = hallazgo('layoutSinFolio', { folio }, { origen: 'layout' })
      return [factura.id, { ...resultado, cuadra: false, situacion: 'sinFolio', hallazgos: [falta] }]
    }
    const ilegibles = propios.filter((r) => (r.ilegibles ?? []).length > 0)
    const hallazgos = [
      ...(ilegibles.length > 0
        ? [
            hallazgo(
              'layoutIlegible',
              firstOf(ilegibles, (r) => ({ celdas: r.ilegibles ?? [] })),
              { origen: 'layout' },
            ),
          ]
        : sumas.cuadra
          ? bruta
            ? [hallazgo('layoutRetencion', deMonto(factura, sumas), { origen: 'layout', severidad: 'aviso' })]
            : []
          : [hallazgo('layoutMonto', deMonto(factura, sumas), { origen: 'layout' })]),
      ...avisosDe(factura, propios, dudas, tolerancia),
    ]
    const correcto = sumas.cuadra && ilegibles.length === 0
    return [factura.id, { ...resultado, situacion: correcto ? 'correcto' : 'incorrecto', hallazgos }]
  })
  return { facturas: new Map(juicios), dueno }
}

/**
 * A Total is net of what it retains; the bookings it pays for are worth it whole, and may be written so. Not with tips: ANT
 * would be told that they are outside the factura.
 */
function sumasDe(
  factura: FacturaDelLayout,
  propios: readonly RenglonLayout[],
  tolerancia: number,
): Sumas & { bruta: boolean } {
  const neta = { ...checkAmounts(factura.total, propios, tolerancia), bruta: false }
  const retenido = retenidoDe(factura)
  if (neta.cuadra || retenido <= 0 || propios.some(({ propinas }) => propinas !== 0)) return neta
  const suma = centavos(propios.reduce((total, { totalReserva }) => total + totalReserva, 0))
  const bruta = Math.abs(suma - factura.total - retenido) <= tolerancia
  return bruta ? { suma, sinPropinas: false, cuadra: true, bruta } : neta
}

const deMonto = (factura: FacturaDelLayout, { suma, sinPropinas }: Sumas) => ({
  suma,
  sinPropinas,
  total: factura.total,
  ...fuera(factura),
})

const fuera = ({ moneda }: FacturaDelLayout) => (moneda === 'MXN' ? {} : { moneda })

/** Of many rows these are told, the rest counted. */
const dichos = 5
const firstOf = <T>(
  renglones: readonly RenglonLayout[],
  visto: (r: RenglonLayout) => T,
): { renglones: ({ numero: number } & T)[]; mas: number } => ({
  renglones: renglones.slice(0, dichos).map((r) => ({ numero: r.numero, ...visto(r) })),
  mas: Math.max(0, renglones.length - dichos),
})

const sinPropinas = ({ base, iva, otrosImpuestos }: RenglonLayout) => base + iva + otrosImpuestos
const partesDe = (renglon: RenglonLayout): Centavos => centavos(sinPropinas(renglon) + renglon.propinas)

/**
 * The total of a row is what its other amounts make, with its tips or without, and none of them is negative; where nobody
 * wrote a base nothing says what it should be.
 */
const isTotal = (r: RenglonLayout, tolerancia: number): boolean =>
  Math.min(r.propinas, r.totalReserva) >= 0 &&
  (r.base === 0 ||
    (Math.min(r.base, r.otrosImpuestos) >= 0 &&
      [partesDe(r), sinPropinas(r)].some((suma) => Math.abs(suma - r.totalReserva) <= tolerancia)))

/** What the totals lack of their parts is what the factura retains. */
function isRetenido(factura: FacturaDelLayout, renglones: readonly RenglonLayout[], tolerancia: number) {
  const faltas = renglones.filter(({ base }) => base !== 0).map((r) => partesDe(r) - r.totalReserva)
  const falta = faltas.reduce((suma, una) => suma + una, 0)
  return (
    Math.abs(falta - retenidoDe(factura)) <= tolerancia &&
    faltas.every((una) => una >= -tolerancia) &&
    renglones.every((r) => Math.min(r.base, r.otrosImpuestos, r.propinas, r.totalReserva) >= 0)
  )
}

/** Rows of a booking that an earlier row bills for the same amount. */
function copiesIn(propios: readonly RenglonLayout[]): RenglonLayout[] {
  const vistas = new Set<string>()
  return propios.filter(({ bookingCode, totalReserva }) => {
    const clave = claveSuelta(bookingCode)
    const una = `${clave} ${totalReserva}`
    const repetida = clave !== '' && totalReserva !== 0 && vistas.has(una)
    vistas.add(una)
    return repetida
  })
}

/** What is taken as it stands and somebody should look at: an amount that cannot be one, a folio that was not exact. */
function avisosDe(
  factura: FacturaDelLayout,
  propios: readonly RenglonLayout[],
  dudas: ReadonlyMap<number, 'parecido' | 'varias'>,
  tolerancia: number,
): HallazgoDeRegla[] {
  const { serieFolio, folio } = factura
  const legibles = propios.filter(
    ({ ilegibles = [] }) => !ilegibles.some(({ campo }) => campo === 'iva' || campo === 'totalReserva'),
  )
  const suIva = legibles.filter(
    (r) => r.ivaVacio === true || r.iva < 0 || r.iva > Math.max(0, r.totalReserva),
  )
  const otroTotal = propios.filter(
    (r) => (r.ilegibles ?? []).length === 0 && !suIva.includes(r) && !isTotal(r, tolerancia),
  )
  const suTotal = isRetenido(factura, propios, tolerancia) ? [] : otroTotal
  const conDuda = (duda: 'parecido' | 'varias') =>
    firstOf(
      propios.filter(({ numero }) => dudas.get(numero) === duda),
      (r) => ({ folio: r.folio }),
    )
  const deIva = { ...firstOf(suIva, (r) => ({ iva: r.ivaVacio === true ? null : r.iva })), ...fuera(factura) }
  const deTotal = {
    ...firstOf(suTotal, (r) => ({ total: r.totalReserva, partes: partesDe(r) })),
    ...fuera(factura),
  }
  const parecidos = { ...conDuda('parecido'), esperado: serieFolio || folio }
  const varias = conDuda('varias')
  const dosVeces = firstOf(copiesIn(propios), ({ bookingCode }) => ({ bookingCode }))
  const aviso = { origen: 'layout', severidad: 'aviso' } as const
  return [
    ...(deIva.renglones.length > 0 ? [hallazgo('layoutIva', deIva, aviso)] : []),
    ...(deTotal.renglones.length > 0 ? [hallazgo('layoutTotal', deTotal, aviso)] : []),
    ...(parecidos.renglones.length > 0 ? [hallazgo('layoutFolioParecido', parecidos, aviso)] : []),
    ...(varias.renglones.length > 0 ? [hallazgo('layoutFolioVarias', varias, aviso)] : []),
    ...(dosVeces.renglones.length > 0 ? [hallazgo('layoutReservaDosVeces', dosVeces, aviso)] : []),
  ]
}
