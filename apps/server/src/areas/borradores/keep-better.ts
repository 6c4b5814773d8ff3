import { continua } from '@valija/contract/facturas.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { sayHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { fuera, type Toma } from './fuera-de-carga.ts'
import { loadJuzgado } from './judge-guardado.ts'
import type { BorradorJuzgado, FacturaJuzgada } from './juicio.ts'
import type { Dueno } from './load-borrador.ts'

/** The place of the row that a corrected one takes: it may have been taken out already, its answer lost. */
export async function placeOf(db: Conn, borradorId: string, cfdiId: string): Promise<number> {
  const fila = await db
    .selectFrom('borradorCfdis')
    .select('orden')
    .where('borradorId', '=', borradorId)
    .where('id', '=', cfdiId)
    .executeTakeFirst()
  if (!fila) throw refuse('facturaNoEncontrada')
  return fila.orden
}

type Place = { deps: Deps; actor: Dueno; id: string; hoy: Dia }

/** Their errors in the words of who reads them, each once. */
const motivosDe = (
  facturas: readonly FacturaJuzgada[],
  actor: Dueno,
  otros: readonly Dicho[] = [],
): string => {
  const dichos = [
    ...otros,
    ...facturas.flatMap((f) =>
      sayHallazgos([...f.hallazgos, ...(f.layout?.hallazgos ?? [])], lectorDe(actor.rol)),
    ),
  ]
  const titulos = dichos.flatMap(({ severidad, titulo }) =>
    severidad === 'error' ? [titulo.replace(/[.!]$/, '')] : [],
  )
  return [...new Set(titulos)].join('; ')
}
/** So many are named of those that share a reason. */
const nombradas = 8

/** Which fall, under what they fall by: «no está en el layout: A 12, A 13». */
function porMotivo(caen: readonly FacturaJuzgada[], actor: Dueno): string {
  const grupos = Map.groupBy(caen, (f) => motivosDe([f], actor))
  return [...grupos]
    .map(([motivo, suyas]) => {
      const nombres = suyas
        .slice(0, nombradas)
        .map(({ cabecera, nombre }) => nombreDeFactura(cabecera ?? {}, nombre))
      const mas = suyas.length - nombres.length
      return `${motivo}: ${nombres.join(', ')}${mas > 0 ? ` y ${mas} más` : ''}`
    })
    .join('; ')
}
type Dicho = { severidad: string; titulo: string }

/** What a factura of a draft is worth beside the one that would take its place: unreadable, refused, going on. */
const worthOf = ({ cabecera, situacion }: Pick<FacturaJuzgada, 'cabecera' | 'situacion'>): number =>
  cabecera === null ? 0 : continua(situacion) ? 2 : 1

const judge = async (tx: Tx, { actor, id, hoy }: Place) => (await loadJuzgado(tx, hoy, actor, id)).juicio
export const judgedOf = async (tx: Tx, place: Place): Promise<FacturaJuzgada[]> =>
  (await judge(tx, place)).facturas

/**
 * Takes out those whose place a new one takes. Where one of them was worth more, they stay and the new one is out, with
 * what speaks against it.
 */
export async function replaceCfdis(
  tx: Tx,
  place: Place,
  salen: readonly FacturaJuzgada[],
  entra: string,
): Promise<Toma | null> {
  const set = (ids: readonly string[], quitadoEn: Date | null) =>
    ids.length === 0
      ? null
      : tx
          .updateTable('borradorCfdis')
          .set({ quitadoEn })
          .where('borradorId', '=', place.id)
          .where('id', 'in', ids)
          .execute()
  const ids = salen.map(({ id }) => id)
  const ahora = place.deps.reloj.ahora()
  await set(ids, ahora)
  const mejor = Math.max(0, ...salen.map(worthOf))
  if (mejor === 0) return null
  const { facturas, avisos } = await judge(tx, place)
  const nueva = facturas.find(({ id }) => id === entra)
  if (nueva === undefined || worthOf(nueva) >= mejor) return null
  await set(ids, null)
  await set([entra], ahora)
  if (nueva.cabecera === null) return fuera('ilegibleNoReemplaza')
  // What is said of it alone, in the words of its kind where they have some.
  const motivos = motivosDe([nueva], place.actor, facturas.length === 1 ? avisos : [])
  return fuera('facturaNoReemplazada', { motivos })
}

const cuadra = ({ layout }: FacturaJuzgada): boolean =>
  layout?.situacion === 'correcto' && layout.ant !== 'incorrecto'

/** Rows of a layout do not take the place of others with which more facturas were right. */
export function assertNoWorseLayout(actor: Dueno, antes: BorradorJuzgado, despues: BorradorJuzgado): void {
  const eran = antes.facturas.filter(cuadra)
  const son = despues.facturas.filter(cuadra).length
  if (son >= eran.length) return
  const ids = new Set(eran.map(({ id }) => id))
  const caen = despues.facturas.filter((f) => ids.has(f.id) && !cuadra(f))
  throw refuse('layoutNoReemplazado', { eran: eran.length, son, motivos: porMotivo(caen, actor) })
}
