import { politicaFormas } from '@valija/contract/messages/politica-formas.ts'
import type { CambioEntrada, CambioPolitica } from '@valija/contract/politica.ts'
import { formaPedida } from '@valija/contract/redaccion/valor-de-politica.ts'
import { type Dia, enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { readVigente } from './politica-vigente.ts'
import { definicionDe, isClave, readHistoria } from './read-politica.ts'

/** A value of a key's own kind, in force from today or later: what was judged stays judged. */
export async function assertValor(
  db: Conn,
  clave: string,
  { valor, desde }: Omit<CambioEntrada, 'motivo'>,
  hoy: Dia,
): Promise<void> {
  const { clase, nombre } = definicionDe(clave)
  if (valor.clase !== clase) throw refuse('politicaOtraClase', { nombre })
  if (clave === 'direccionPreguntas' && valor.valor !== '' && !isWebAddress(String(valor.valor)))
    throw refuse('politicaDireccion')
  const pide = isClave(clave) ? formaPedida(clave, valor.valor) : null
  if (pide !== null) throw refuse('politicaIlegible', { nombre, pide })
  if (clave === 'estadoPagoValido') await assertEstado(db, nombre, Number(valor.valor))
  if (desde < hoy) throw refuse('politicaRetroactiva', { hoy: enDiaMesAnio(hoy) })
}

/** Of a state that does not exist no payment would count as valid. */
async function assertEstado(db: Conn, nombre: string, estadoId: number): Promise<void> {
  const estados = await db.selectFrom('estadosPago').selectAll().orderBy('estadoId').execute()
  if (estados.some((estado) => estado.estadoId === estadoId)) return
  const valores = estados.map((estado) => `${estado.estadoId} (${estado.nombreEstado})`).join(', ')
  throw refuse('politicaIlegible', { nombre, pide: politicaFormas.unoDe({ valores }) })
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/** One dated, signed change; the history keeps what it was. */
export async function changePolitica(
  deps: Pick<Deps, 'db' | 'reloj' | 'eventos'>,
  actor: Actor,
  clave: string,
  entrada: CambioEntrada,
): Promise<CambioPolitica[]> {
  await assertValor(deps.db, clave, entrada, await deps.reloj.hoy())
  const { nombre } = definicionDe(clave)
  const { valor, desde, motivo } = entrada
  await inTransaction(deps.db, async (tx) => {
    // One at a time, so that «from what» is true.
    await sql`select pg_advisory_xact_lock(hashtext('politica'), hashtext(${clave}))`.execute(tx)
    const antes = await readVigente(tx, desde)
    const de = isClave(clave) ? antes[clave] : null
    if (JSON.stringify(de) === JSON.stringify(valor.valor)) throw refuse('politicaSinCambio', { nombre })
    await tx
      .insertInto('politica')
      .values({
        clave,
        valor: sql`${JSON.stringify(valor.valor)}::jsonb`,
        desde,
        fuente: nombre,
        motivo,
        creadoPor: actor.usuarioId,
      })
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'politica',
      entidadId: clave,
      accion: 'cambio',
      de: JSON.stringify(de),
      a: JSON.stringify(valor.valor),
      motivo,
      detalle: { desde },
    })
    await announce(tx, { tipo: 'politica', ids: [clave] }, { todos: true })
  })
  // From the next call on it holds, in every process.
  await deps.eventos.settle()
  return readHistoria(deps.db, clave)
}
