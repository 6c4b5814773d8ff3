import pg from 'pg'
import { ArchivoError } from '../adapters/archivos/archivo-error.ts'
import type { Objeto } from '../adapters/archivos/port.ts'
import { openClient } from '../db/open-client.ts'
import type { Instalacion } from './copiable.ts'
import { CopiaError } from './manifiesto.ts'

export type Hallazgo =
  | {
      clase: 'perdido' | 'alterado'
      hash: string
      filas: { id: string; nombre: string; proposito: string }[]
    }
  | ({ clase: 'sinDueno' } & Objeto)
export type Revision = { revisados: number; perdido: number; alterado: number; sinDueno: number }

const porPagina = 500
const aLaVez = 4
/** Rows of one content that are named; a content of thousands needs no more. */
const filasPorHallazgo = 20
/** Bytes are stored before their row: what is younger may still get one. */
const recienteMs = 3_600_000

/**
 * Reads every stored content that a row names, whatever its size without holding it, and then lists what lies in the store
 * without a row. What is found is told at once and not kept. A store that does not answer ends it with its error.
 */
export async function revisarArchivos(
  { databaseUrl, archivos }: Pick<Instalacion, 'databaseUrl' | 'archivos'>,
  tell: (hallazgo: Hallazgo) => void,
  ahora = Date.now(),
): Promise<Revision> {
  const client = await openClient(databaseUrl, 'valija-archivos')
  const revision: Revision = { revisados: 0, perdido: 0, alterado: 0, sinDueno: 0 }
  const found = (hallazgo: Hallazgo) => {
    revision[hallazgo.clase]++
    tell(hallazgo)
  }
  try {
    const { rows: there } = await client.query(`select 1 where to_regclass('public.archivos') is not null`)
    if (there.length === 0)
      throw new CopiaError('La base de datos no tiene todavía una instalación de Valija.')
    for (let last = ''; ; ) {
      const { rows } = await client.query<{ hash: string }>(
        'select distinct hash from archivos where hash > $1 order by hash limit $2',
        [last, porPagina],
      )
      const queue = rows.map(({ hash }) => hash)
      const look = async () => {
        for (let hash = queue.shift(); hash; hash = queue.shift()) {
          const clase = await stateOf(archivos, hash)
          revision.revisados++
          if (!clase) continue
          const filas = await filasDe(client, hash)
          // Deleted while it was looked at: nobody misses it.
          if (filas.length > 0) found({ clase, hash, filas })
        }
      }
      await Promise.all(Array.from({ length: aLaVez }, look))
      last = rows.at(-1)?.hash ?? last
      if (rows.length < porPagina) break
    }
    let page: Objeto[] = []
    const flush = async () => {
      for (const objeto of await withoutRow(client, page)) found({ clase: 'sinDueno', ...objeto })
      page = []
    }
    for await (const objeto of archivos.listar()) {
      const ofHealth = objeto.llave.startsWith('comprobacion/')
      if (ofHealth || objeto.modificado.getTime() > ahora - recienteMs) continue
      page.push(objeto)
      if (page.length === porPagina) await flush()
    }
    await flush()
    return revision
  } finally {
    await client.end()
  }
}

async function stateOf(
  archivos: Pick<Instalacion['archivos'], 'leer'>,
  hash: string,
): Promise<'perdido' | 'alterado' | null> {
  try {
    const stream = await archivos.leer(hash)
    for await (const part of stream) void part
    return null
  } catch (error) {
    const falla = error instanceof ArchivoError ? error.falla : null
    if (falla === 'perdido' || falla === 'alterado') return falla
    throw error
  }
}

async function filasDe(client: pg.Client, hash: string) {
  const { rows } = await client.query<{ id: string; nombre: string; proposito: string }>(
    'select id, nombre, proposito from archivos where hash = $1 order by creado_en limit $2',
    [hash, filasPorHallazgo],
  )
  return rows
}

/** A name that is not where its hash belongs is found by no row either. */
async function withoutRow(client: pg.Client, page: readonly Objeto[]): Promise<Objeto[]> {
  const hashOf = ({ llave }: Objeto) =>
    /^([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{60})$/.exec(llave)?.[3] ?? ''
  const { rows } = await client.query<{ hash: string }>('select hash from archivos where hash = any($1)', [
    page.map(hashOf),
  ])
  const named = new Set(rows.map(({ hash }) => hash))
  return page.filter((objeto) => !named.has(hashOf(objeto)))
}
