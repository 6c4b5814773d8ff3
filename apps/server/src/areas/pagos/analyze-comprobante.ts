import type { AnalisisComprobante, CampoLeido } from '@valija/contract/comprobantes-leidos.ts'
import { message } from '@valija/contract/messages.ts'
import { type Contexto, extraer } from '@valija/documents/comprobantes/extraccion/extraer.ts'
import type { CampoJuzgado, NombreCampo } from '@valija/documents/comprobantes/extraccion/juicio.ts'
import { juzgarValores } from '@valija/documents/comprobantes/extraccion/juzgar-valores.ts'
import { umbrales } from '@valija/documents/comprobantes/extraccion/umbrales.ts'
import type { LecturaDeComprobante } from '../../adapters/lector/port.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { comprobanteVisible } from './comprobante-de-url.ts'
import { motivosDelArchivo, motivosDelLector, textoDeDuda, textosNoEsPago } from './textos-de-lectura.ts'

type Pedido = { urlImage: string; saldo?: number | undefined }

/** Payments §7: what a proof says, each field with its place and how sure it is after the checks. */
export async function analyzeComprobante(
  deps: Deps,
  actor: Actor,
  { urlImage, saldo }: Pedido,
): Promise<AnalisisComprobante> {
  const hash = await comprobanteVisible(deps, actor, urlImage)
  const hoy = await deps.reloj.hoy()
  const lectura = await readOnce(deps, actor, hash)
  if (!lectura.leido) {
    if (lectura.motivo in motivosDelArchivo)
      return invalid(motivosDelArchivo[lectura.motivo as keyof typeof motivosDelArchivo])
    throw refuse(motivosDelLector[lectura.motivo as keyof typeof motivosDelLector])
  }
  const contexto: Contexto = { hoy, ...(saldo === undefined ? {} : { saldos: [saldo] }) }
  const { campos, noEsPago, pagado, varias, destino } =
    'paginas' in lectura ? extraer(lectura.paginas, contexto) : juzgarValores(lectura.valores, contexto)
  const read = { campos: toWire(campos), destino }
  // What it says is kept for who knows better than the proof; nothing of it is sure.
  if (noEsPago) return { ...invalid(textosNoEsPago[noEsPago]), ...(noEsPago === 'sinDatos' ? {} : read) }
  const preguntas = [
    ...(pagado ? [] : [message('comprobanteSinDecirPagado')]),
    ...(varias ? [message('comprobanteVariasOperaciones')] : []),
  ]
  return { isValid: true, errorMessage: null, preguntas, ...read }
}

const invalid = (texto: Parameters<typeof message>[0]): AnalisisComprobante => ({
  isValid: false,
  errorMessage: message(texto as 'comprobanteSinDatos'),
  preguntas: [],
  campos: {},
})

function toWire(campos: Partial<Record<NombreCampo, CampoJuzgado>>): AnalisisComprobante['campos'] {
  return Object.fromEntries(
    Object.entries(campos).map(([nombre, { valor, confianza, lugar, dudas }]): [string, CampoLeido] => [
      nombre,
      {
        valor,
        confianza,
        lugar,
        duda: confianza < umbrales.alta && dudas[0] ? textoDeDuda(dudas[0]) : null,
      },
    ]),
  )
}

/** From what was read of this very content before, else by the reader; only what the file itself causes is kept. */
async function readOnce(
  { db, lector, archivos, log }: Deps,
  { usuarioId }: Actor,
  hash: string,
): Promise<LecturaDeComprobante> {
  const { nombre } = lector
  if (nombre === null) throw refuse('lectorNoDisponible')
  const kept = await db
    .selectFrom('lecturasDeComprobante')
    .select('lectura')
    .where('hash', '=', hash)
    .where('lector', '=', nombre)
    .executeTakeFirst()
  if (kept) return kept.lectura
  let bytes: Uint8Array
  try {
    bytes = await archivos.leerBytes(hash)
  } catch (error) {
    log.warn({ err: error }, 'proof missing in the store')
    throw refuse('comprobanteNoObtenido')
  }
  const lectura = await lector.leer(bytes, usuarioId)
  if (lectura.leido || lectura.motivo in motivosDelArchivo)
    await db
      .insertInto('lecturasDeComprobante')
      .values({ hash, lector: nombre, lectura: JSON.stringify(lectura) as never })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return lectura
}
