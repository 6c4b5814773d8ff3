import type { PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { filasDeOtraFuente } from './filas-de-otra-fuente.ts'
import { nombresDeFuente, readPerfiles } from './perfiles-vigentes.ts'
import { assertMoneda, readArchivoDeEstado } from './read-archivo.ts'
import { isMismaFila, rowsOf } from './rows-of.ts'
import { toAvisoDeFechas, toDescuadres, toLectura } from './to-lectura.ts'

export const proposito = 'estadoDeCuenta'
const mostrados = 200

/** Reads a statement and says what importing it would do. Only the file is kept; no row is saved. */
export async function previewEstado(
  deps: Deps,
  actor: Actor,
  archivo: ArchivoRecibido,
  fuente: string,
): Promise<PreviaDeEstado> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const conocidos = await readPerfiles(deps.db)
  const perfil = conocidos.find(({ clave }) => clave === fuente)
  if (!perfil) throw refuse('fuenteDesconocida')
  const estado = await readArchivoDeEstado(deps, actor, archivo.bytes, perfil, conocidos)
  await assertMoneda(deps.db, estado)
  const ajenas = await filasDeOtraFuente(deps.db, estado)
  const ya = new Set([
    ...(estado.desde === null ? [] : await yaImportados(deps.db, estado)),
    ...ajenas.keys(),
  ])
  const nombreDeFuente = await nombresDeFuente(deps.db)
  const { id } = await storeArchivo(deps, {
    contenido: archivo.bytes,
    tipo: 'application/vnd.ms-excel',
    nombre: archivo.nombre,
    proposito,
    creadoPor: actor.usuarioId,
  })
  const { movimientos } = estado
  return {
    ...toLectura(estado, mostrados, ya),
    archivoID: id,
    nombreArchivo: archivo.nombre,
    fuente: {
      clave: perfil.clave,
      nombre: perfil.nombre,
      moneda: perfil.moneda,
      creaPagos: perfil.creaPagos,
    },
    nuevas: movimientos.length - ya.size,
    yaImportadas: ya.size,
    numDeOtraFuente: ajenas.size,
    importadasCon: [...new Set([...ajenas.values()].map((fila) => nombreDeFuente(fila.fuente)))],
    numIlegibles: estado.ilegibles.length,
    avisoDeFechas: toAvisoDeFechas(estado),
    numSaltos: estado.saltosDeSaldo.length,
    saltosDeSaldo: estado.saltosDeSaldo.slice(0, mostrados),
    descuadres: toDescuadres(estado.descuadres.slice(0, mostrados)),
    conteos: estado.conteos.slice(0, mostrados),
  }
}

/** Row numbers of the file that an import still standing already holds. */
async function yaImportados(db: Conn, estado: EstadoDeCuenta): Promise<Set<number>> {
  // Most statements are of days nobody imported before: then there is nothing to compare twenty thousand rows with.
  const some = await db
    .selectFrom('movimientos')
    .select('movimientoId')
    .where('fuente', '=', estado.perfil.clave)
    .where('cuenta', '=', estado.cuenta)
    .where('fechaOperacion', '>=', estado.desde ?? '')
    .where('fechaOperacion', '<=', estado.hasta ?? '')
    .limit(1)
    .executeTakeFirst()
  if (!some) return new Set()
  const { rows } = await sql<{ renglon: number }>`
    select n.renglon from ${rowsOf(estado.movimientos)}
    join movimientos m on ${isMismaFila(estado.perfil.clave, estado.cuenta)}`.execute(db)
  return new Set(rows.map((row) => row.renglon))
}
