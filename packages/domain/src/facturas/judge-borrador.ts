import type { CodigoHallazgo } from '@valija/cfdi'
import { monedaQueSigue } from '../lotes/moneda-de-lote.ts'
import { type CabeceraCfdi, continua, type RespuestaSat, type Situacion } from './factura.ts'
import { type Hallazgo, type HallazgoDeRegla, hallazgo } from './hallazgo.ts'
import type { HallazgoGuardado } from './hallazgo-guardado.ts'
import { judgeFactura } from './judge-factura.ts'
import { cancelacionIsNotAskedFor } from './reglas/cancelacion-is-not-asked-for.ts'
import { efosDoesNotBlock } from './reglas/efos-does-not-block.ts'
import { emisorIsTheOne } from './reglas/emisor-is-the-one.ts'
import { emisorIsTheProveedor } from './reglas/emisor-is-the-proveedor.ts'
import { fechaIsNotToCome } from './reglas/fecha-is-not-to-come.ts'
import type { Contexto } from './reglas/regla.ts'
import { satStateIsVigente } from './reglas/sat-state-is-vigente.ts'

export type CfdiLeido = {
  /** Null when the file could not be read as a stamped CFDI: `motor` says why. */
  cabecera: CabeceraCfdi | null
  motor: readonly HallazgoGuardado[]
  sat: RespuestaSat | null
}
export type Dictamen = { hallazgos: Hallazgo[]; situacion: Situacion }
export type Hechos = Contexto & {
  /** RFC of the chosen hotel, null while none is chosen. */
  rfcProveedor: string | null
  /** Registered uuids of living facturas, in capitals. */
  registrados: ReadonlySet<string>
  /** Uuids that these documents say they take the place of, or whose advance they apply, and a living factura of their issuer has, in capitals. */
  relacionadasVivas?: ReadonlySet<string> | undefined
}

/** Of a file that is no stamped CFDI: what the engine says of it, and that. */
export const dictamenIlegible = (motor: readonly HallazgoGuardado[]): Dictamen => ({
  hallazgos: [
    ...motor.filter((h) => h.severidad === 'error'),
    hallazgo('xmlIlegible', {}, { origen: 'cfdi' }),
  ],
  situacion: 'rechazada',
})

/**
 * Judges facturas alone and among the others: what `own` finds in each, no day to come, one issuer only (`emisor`, else the first
 * one's stay; null while nobody has said whose), one currency only, none twice here or registered before, and what SAT says. Pure, the same
 * in the browser and on the server.
 */
export function judgeTogether(
  cfdis: readonly CfdiLeido[],
  {
    hoy,
    politica,
    registrados,
    relacionadasVivas,
  }: Pick<Hechos, 'hoy' | 'politica' | 'registrados' | 'relacionadasVivas'>,
  own: (cfdi: CabeceraCfdi) => readonly HallazgoDeRegla[],
  emisor: string | null = primerEmisor(cfdis),
): Dictamen[] {
  const tomadas = takenOfEach(cfdis)
  const dictamenes = cfdis.map((cfdi) => {
    const { cabecera, motor, sat } = cfdi
    if (cabecera === null) return dictamenIlegible(motor)
    const repetida = tomadas.get(cabecera.uuid) !== cfdi
    const deRegistro = (codigo: 'uuidRepetidoEnLote' | 'uuidRegistrado') =>
      hallazgo(codigo, { uuid: cabecera.uuid }, { origen: 'registro' })
    const hallazgos = [
      ...motor,
      ...own(cabecera),
      ...fechaIsNotToCome(cabecera, { hoy, politica }),
      ...(emisor === null ? [] : emisorIsTheOne(cabecera, emisor)),
      ...(repetida ? [deRegistro('uuidRepetidoEnLote')] : []),
      ...(registrados.has(cabecera.uuid) ? [deRegistro('uuidRegistrado')] : []),
      ...namesLiving(cabecera, relacionadasVivas),
      ...satStateIsVigente(sat),
      ...cancelacionIsNotAskedFor(sat),
      ...efosDoesNotBlock(sat, politica),
    ]
    return { hallazgos, situacion: situacionDe(hallazgos, sat) }
  })
  return ofOneMoneda(cfdis, dictamenes)
}

/** Of each uuid the first file that is as it was stamped, else its first: who was told to get the original drops it beside the other. */
function takenOfEach(cfdis: readonly CfdiLeido[]): Map<string, CfdiLeido> {
  const isWhole = ({ motor }: CfdiLeido) => motor.every(({ severidad }) => severidad !== 'error')
  const tomadas = new Map<string, CfdiLeido>()
  for (const cfdi of cfdis) {
    if (cfdi.cabecera === null) continue
    const antes = tomadas.get(cfdi.cabecera.uuid)
    if (antes === undefined || (!isWhole(antes) && isWhole(cfdi))) tomadas.set(cfdi.cabecera.uuid, cfdi)
  }
  return tomadas
}

/** The one before, or the advance it applies, is in a lote that may be paid too. */
function namesLiving(
  { sustituye = [], anticipos = [] }: CabeceraCfdi,
  relacionadasVivas: ReadonlySet<string> = new Set(),
): HallazgoDeRegla[] {
  const dichas = { sustituyeOtraViva: sustituye, aplicaAnticipoVivo: anticipos }
  return (['sustituyeOtraViva', 'aplicaAnticipoVivo'] as const).flatMap((codigo) => {
    const uuids = dichas[codigo].filter((uuid) => relacionadasVivas.has(uuid))
    return uuids.length === 0 ? [] : [hallazgo(codigo, { uuids }, { origen: 'registro', severidad: 'aviso' })]
  })
}

/** Pesos are never added to other money: of those that go on, only those of the lote's currency do. */
function ofOneMoneda(cfdis: readonly CfdiLeido[], dictamenes: Dictamen[]): Dictamen[] {
  const siguen = cfdis.map(({ cabecera }, i) =>
    continua(dictamenes[i]?.situacion ?? 'rechazada') ? (cabecera?.moneda ?? null) : null,
  )
  const esperado = monedaQueSigue(siguen.filter((moneda) => moneda !== null))
  return dictamenes.map((dictamen, i) => {
    const encontrado = siguen[i] ?? esperado
    if (encontrado === esperado) return dictamen
    const hallazgos = [...dictamen.hallazgos, hallazgo('monedaDistinta', { encontrado, esperado })]
    return { hallazgos, situacion: situacionDe(hallazgos, cfdis[i]?.sat ?? null) }
  })
}

const primerEmisor = (cfdis: readonly CfdiLeido[]): string =>
  cfdis.find(({ cabecera }) => cabecera !== null)?.cabecera?.emisor ?? ''

/**
 * Judges every factura of a draft of a proveedor. The issuer that stays is the chosen hotel's, whatever was dropped
 * first; of none of it, the first one's; while no hotel is chosen nobody is put out.
 */
export function judgeBorrador(cfdis: readonly CfdiLeido[], hechos: Hechos): Dictamen[] {
  const { rfcProveedor } = hechos
  const hay = cfdis.some(({ cabecera }) => cabecera?.emisor === rfcProveedor)
  const own = (cfdi: CabeceraCfdi) => [
    ...judgeFactura(cfdi, hechos),
    // Said once: with facturas of the hotel at hand, another's is in the wrong lote and nothing else.
    ...(rfcProveedor === null || hay ? [] : emisorIsTheProveedor(cfdi, rfcProveedor)),
  ]
  return judgeTogether(cfdis, hechos, own, rfcProveedor === null || hay ? rfcProveedor : undefined)
}

/** Nobody knows whether its sello is good: no error, and no invoice to go on with by itself. */
export const isPorRevisar = ({ codigo }: { codigo: string }): boolean =>
  codigo === ('selloPorRevisar' satisfies CodigoHallazgo)

export function situacionDe(hallazgos: readonly Hallazgo[], sat: RespuestaSat | null): Situacion {
  const errores = hallazgos.filter((h) => h.severidad === 'error')
  if (errores.some((h) => h.codigo === 'uuidRegistrado' || h.codigo === 'uuidRepetidoEnLote'))
    return 'repetida'
  if (sat?.estado === 'Cancelado') return 'cancelada'
  if (sat?.estado === 'No Encontrado') return 'noEncontrada'
  if (errores.some((h) => !isPorRevisar(h))) return 'rechazada'
  if (errores.length > 0) return 'porRevisar'
  return sat?.estado === 'Vigente' ? 'correcta' : 'sinVerificar'
}
