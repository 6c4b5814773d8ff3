import { enPesos } from '@valija/contract/en-pesos.ts'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import type { CodigoRegla } from '@valija/contract/messages/reglas.ts'
import { hallazgo } from '../../facturas/hallazgo.ts'
import { checkAmounts, type Sumas } from './check-amounts.ts'
import { matchLayout } from './match-layout.ts'
import type { FacturaDelLayout, RenglonLayout } from './renglon-layout.ts'

export type JuicioLayout = Sumas & {
  situacion: 'correcto' | 'incorrecto' | 'sinFolio'
  renglones: number[]
  hallazgos: HallazgoFactura[]
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
    const sumas = checkAmounts(factura.total, propios, tolerancia)
    const resultado = { ...sumas, renglones: propios.map(({ numero }) => numero) }
    if (propios.length === 0) {
      const esperado = factura.serieFolio || factura.folio || factura.serie
      const falta = hallazgo('layoutSinFolio', { origen: 'layout', encontrado: 'Sin renglones', esperado })
      return [factura.id, { ...resultado, cuadra: false, situacion: 'sinFolio', hallazgos: [falta] }]
    }
    const ilegibles = propios.filter((r) => (r.ilegibles ?? []).length > 0)
    const hallazgos = [
      ...(ilegibles.length > 0
        ? [
            hallazgo('layoutIlegible', {
              origen: 'layout',
              encontrado: listOf(ilegibles, (r) => r.ilegibles?.join(', ')),
            }),
          ]
        : sumas.cuadra
          ? []
          : [
              hallazgo('layoutMonto', {
                origen: 'layout',
                encontrado: sumaDicha(sumas),
                esperado: enPesos(factura.total),
              }),
            ]),
      ...avisosDe(factura, propios, dudas),
    ]
    const correcto = sumas.cuadra && ilegibles.length === 0
    return [factura.id, { ...resultado, situacion: correcto ? 'correcto' : 'incorrecto', hallazgos }]
  })
  return { facturas: new Map(juicios), dueno }
}

/** «$ 1,500.00», «$ 1,350.00 sin propinas». */
export const sumaDicha = ({ suma, sinPropinas }: Pick<Sumas, 'suma' | 'sinPropinas'>): string =>
  sinPropinas ? `${enPesos(suma)} sin propinas` : enPesos(suma)

const listOf = (
  renglones: readonly RenglonLayout[],
  visto: (r: RenglonLayout) => string | undefined,
): string => {
  const primeros = renglones.slice(0, 5).map((r) => `renglón ${r.numero}: ${visto(r) ?? ''}`)
  return [...primeros, ...(renglones.length > 5 ? [`y ${renglones.length - 5} más`] : [])].join('; ')
}

/** What is taken as it stands and somebody should look at: an iva that cannot be one, a folio that was not exact. */
function avisosDe(
  { serieFolio, folio }: FacturaDelLayout,
  propios: readonly RenglonLayout[],
  dudas: ReadonlyMap<number, 'parecido' | 'varias'>,
): HallazgoFactura[] {
  const aviso = (
    codigo: CodigoRegla,
    de: RenglonLayout[],
    visto: (r: RenglonLayout) => string,
    esperado: string,
  ) =>
    de.length === 0
      ? []
      : [hallazgo(codigo, { origen: 'layout', severidad: 'aviso', encontrado: listOf(de, visto), esperado })]
  const legibles = propios.filter(
    ({ ilegibles = [] }) => !ilegibles.some((i) => /^(iva|totalReserva) /.test(i)),
  )
  const suIva = legibles.filter(
    (r) => r.ivaVacio === true || r.iva < 0 || r.iva > Math.max(0, r.totalReserva),
  )
  const conDuda = (duda: 'parecido' | 'varias') => propios.filter(({ numero }) => dudas.get(numero) === duda)
  return [
    ...aviso('layoutIva', suIva, (r) => (r.ivaVacio ? 'vacío' : enPesos(r.iva)), 'Entre 0 y el totalReserva'),
    ...aviso('layoutFolioParecido', conDuda('parecido'), (r) => r.folio, serieFolio || folio),
    ...aviso('layoutFolioVarias', conDuda('varias'), (r) => r.folio, 'Serie y folio juntos'),
  ]
}
