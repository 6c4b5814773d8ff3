import type { Politica } from '@valija/domain/politica/politica.ts'
import { sql } from 'kysely'
import { politicaVigente } from '../areas/politica/politica-vigente.ts'
import type { Conn, Tx } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'

type Fuentes = Pick<Deps, 'reloj'> & { db: Conn }
const mb = 1024 ** 2
/** From this part of any bound on, in percent, the person is told. */
export const porLlenarse = 80

type Uso = { bytes: number; archivos: number; borradores: number }
/** One who may fill up: the person, or all people of one of its hotels. */
type Cuenta = { de: 'persona' | 'hotel'; uso: Uso; tope: Uso }

export type Contado = Uso & { hotel: string | null }

/** What nobody's finished record names yet, of the person and of each hotel or agency it is of; a hotel's counts all its people. */
export const contadoDe = (usuarioId: string) => sql<Contado[]>`(select json_agg(contado) from (
    with gente as (
      select null::text as hotel, ${usuarioId}::uuid as usuario_id
      union
      select m.tipo || m.valor, c.usuario_id from usuario_claims m
        join usuario_claims c on c.tipo = m.tipo and c.valor = m.valor
        where m.usuario_id = ${usuarioId} and m.tipo in ('idProveedor', 'idComisionista'))
    select g.hotel, sum(s.bytes)::bigint as bytes, sum(s.archivos)::int as archivos, sum(b.borradores)::int as borradores
    from gente g,
      lateral (select coalesce(sum(tamano), 0) as bytes, count(*) as archivos from archivos_sueltos
        where creado_por = g.usuario_id) s,
      lateral (select count(*) as borradores from borradores where creador_id = g.usuario_id) b
    group by g.hotel) contado)`

async function readCuentas(
  { db, reloj }: Fuentes,
  usuarioId: string,
  contado?: readonly Contado[],
): Promise<Cuenta[]> {
  const politica = await politicaVigente(db, await reloj.hoy())
  return cuentasDe(contado ?? (await readContado(db, usuarioId)), politica)
}

async function readContado(db: Conn, usuarioId: string): Promise<Contado[]> {
  const { rows } = await sql<{ contado: Contado[] }>`select ${contadoDe(usuarioId)} as contado`.execute(db)
  return rows[0]?.contado ?? []
}

const cuentasDe = (contado: readonly Contado[], politica: Politica): Cuenta[] =>
  contado.map(({ hotel, ...uso }) => ({
    de: hotel === null ? 'persona' : 'hotel',
    uso,
    tope: hotel === null ? topes(politica, 'Persona') : topes(politica, 'Hotel'),
  }))

const topes = (politica: Politica, de: 'Persona' | 'Hotel'): Uso => ({
  bytes: politica[`megas${de}`] * mb,
  archivos: politica[`archivos${de}`],
  borradores: politica[`borradores${de}`],
})
const clases = ['bytes', 'archivos', 'borradores'] as const

const fullest = (cuentas: readonly Cuenta[], nuevo: Partial<Uso> = {}): number => {
  const partes = cuentas.flatMap(({ uso, tope }) =>
    clases.map((clase) => {
      const usado = uso[clase] + (nuevo[clase] ?? 0)
      return usado === 0 ? 0 : usado / Math.max(1, tope[clase])
    }),
  )
  return Math.floor(Math.max(0, ...partes) * 100)
}

/** How full the fullest of somebody's bounds is, in whole percent. */
export const llenoDe = (contado: readonly Contado[], politica: Politica): number =>
  fullest(cuentasDe(contado, politica))

/** What somebody's last upload counted before it was kept, and when: its answer tells it, and those of others beside it. */
const contados = new Map<string, { lleno: number; en: number }>()
const reciente = 10_000

/** The same, in percent, as an upload ends: it has just counted, unless nothing of it was kept. */
export async function llenoTrasSubir(deps: Fuentes, usuarioId: string): Promise<number> {
  const contado = contados.get(usuarioId)
  return contado && performance.now() - contado.en < reciente
    ? contado.lleno
    : fullest(await readCuentas(deps, usuarioId))
}

/** One more draft: counted one at a time, so that many at once are not more. */
export async function assertCabeBorrador(
  { reloj }: Pick<Deps, 'reloj'>,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`borradores ${usuarioId}`}, 0))`.execute(tx)
  await assertCabe({ db: tx, reloj }, usuarioId, { borradores: 1 })
}

/**
 * Before anything is kept: what comes fits, or is refused with what to do. What was there stays as it is. `contado`: what
 * `contadoDe` said in a question that this call asked anyway.
 */
export async function assertCabenArchivos(
  deps: Fuentes,
  usuarioId: string,
  archivos: readonly { contenido: Uint8Array }[],
  contado?: readonly Contado[],
): Promise<void> {
  const bytes = archivos.reduce((suma, { contenido }) => suma + contenido.length, 0)
  const lleno = await assertCabe(deps, usuarioId, { bytes, archivos: archivos.length }, contado)
  if (contados.size > 5000) contados.clear()
  contados.set(usuarioId, { lleno, en: performance.now() })
}

async function assertCabe(
  deps: Fuentes,
  usuarioId: string,
  nuevo: Partial<Uso>,
  contado?: readonly Contado[],
): Promise<number> {
  const cuentas = await readCuentas(deps, usuarioId, contado)
  for (const { de, uso, tope } of cuentas)
    for (const clase of clases) {
      const mas = nuevo[clase] ?? 0
      if (mas === 0 || uso[clase] + mas <= tope[clase]) continue
      const [usado, limite] =
        clase === 'bytes' ? [Math.ceil(uso.bytes / mb), tope.bytes / mb] : [uso[clase], tope[clase]]
      throw refuse('sinLugar', { de, clase, usado, limite })
    }
  return fullest(cuentas, nuevo)
}
