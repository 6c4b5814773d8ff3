import { enMoneda } from '@valija/contract/en-pesos.ts'
import { lineasDeImpuestos, sustituyeA } from '@valija/contract/messages/complementos.ts'
import { correosTexto } from '@valija/contract/messages/correos.ts'
import { type ClaseDeAviso, clasesDeAviso } from '@valija/domain/complementos/aviso-por-enviar.ts'
import { enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../http/lista.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { abiertos, columnasDeEsperado, desdeEsperados, type FilaEsperado } from './list-esperados.ts'
import { type FacturaPorComplementar, impuestosDe, readImpuestos } from './read-impuestos.ts'

const texto = correosTexto.complementos
const enUnCorreo = 20
type Fila = FilaEsperado & { facturaId: number }
const reabiertos = ['cancelado', 'rechazado'] as const
/** Why payments that were covered are owed again. */
export type Reabierto = (typeof reabiertos)[number]
type Clase = ClaseDeAviso | 'datos' | Reabierto

/** `datos:12` is one expected complement; `vence:34:2026-11-05` those of a lote with that due day. */
export const registroDeDatos = (esperadoId: number): string => `datos:${esperadoId}`
export const registroDeAviso = (clase: ClaseDeAviso, loteId: number, vence: string): string =>
  `${clase}:${loteId}:${vence}`

/** The payments of a lote that a complement covered which the SAT cancelled or a person did not take. */
export const registroDeReabierto = (clase: Reabierto, complementoId: number, loteId: number): string =>
  `${clase}:${complementoId}:${loteId}`
const isReabierto = (clase: string): clase is Reabierto => reabiertos.some((one) => one === clase)

function parse(registro: string): { clase: Clase; id: number; vence: string } | null {
  const [clase = '', id = '', vence = ''] = registro.split(':')
  const known = clase === 'datos' || isReabierto(clase) || clasesDeAviso.some((one) => one === clase)
  return known && /^\d{1,15}$/.test(id) ? { clase: clase as Clase, id: Number(id), vence } : null
}

async function find(
  { db }: Pick<Deps, 'db'>,
  registro: string,
): Promise<{ clase: Clase; id: number; filas: Fila[]; n: number } | null> {
  const found = parse(registro)
  if (!found) return null
  const { clase, id, vence } = found
  const which =
    clase === 'datos'
      ? sql`e.id = ${id}`
      : isReabierto(clase)
        ? sql`e.lote_id::text = ${vence} and exists (select 1 from complemento_cobros k
            join complemento_folios cf on cf.id = k.folio_id join complementos_esperados o on o.id = k.esperado_id
            where cf.complemento_id = ${id} and (o.id = e.id or (o.anulado_en is not null and o.factura_id = e.factura_id)))`
        : sql`e.lote_id = ${id} and e.vence::text = ${vence}`
  const { filas, n } = await findEsperados(db, which)
  return n === 0 ? null : { clase, id, filas, n }
}

/** Complements that are still owed, by a condition on `complementos_esperados e`: counted whole, listed in part. */
export async function findEsperados(db: Conn, which: Sql): Promise<{ filas: Fila[]; n: number }> {
  const { rows } = await sql<Fila & { deTodos: number }>`
    select ${columnasDeEsperado}, e.factura_id, count(*) over ()::int as de_todos from ${desdeEsperados}
    where ${which} and ${abiertos} order by e.fecha_pago, e.id limit ${enUnCorreo}`.execute(db)
  return { filas: rows, n: rows[0]?.deTodos ?? 0 }
}

/** What each complement must say, a row each. */
export async function datosDeComplemento(deps: Deps, filas: readonly Fila[]): Promise<[string, string][]> {
  const facturas = await readFacturas(deps, filas)
  return filas.map((fila) => [
    [fila.serie, fila.folio, fila.idDocumento].filter(Boolean).join(' '),
    [
      texto.dato({
        fecha: fila.fechaPago,
        forma: fila.formaDePagoP,
        parcialidad: String(fila.numParcialidad),
        anterior: enMoneda(fila.moneda, fila.impSaldoAnt),
        pagado: enMoneda(fila.moneda, fila.impPagado),
        insoluto: enMoneda(fila.moneda, fila.impSaldoInsoluto),
      }),
      ...taxesOf(fila, facturas),
      ...fila.porSustituir.map(({ uuid, fechaPago, monto }) =>
        sustituyeA({ uuid, fecha: enDiaMesAnio(fechaPago), monto: enMoneda(fila.moneda, monto) }),
      ),
    ].join('; '),
  ])
}

/** Whoever handed in as a guest has nowhere to upload: it is not led to a sign-in. */
const hasAccount = async ({ db }: Pick<Deps, 'db'>, correo: string): Promise<boolean> =>
  (await db
    .selectFrom('usuarios')
    .select('id')
    .where(sql<boolean>`lower(email) = ${correo.toLowerCase()}`)
    .where('bloqueadoEn', 'is', null)
    .executeTakeFirst()) !== undefined

/** A reminder leaves even while the stored invoices cannot be read: it says that its taxes are missing. */
const readFacturas = (deps: Deps, filas: readonly Fila[]): Promise<Map<string, FacturaPorComplementar>> =>
  readImpuestos(
    deps,
    'correos',
    filas.map(({ facturaId }) => facturaId),
  ).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'taxes of a data card')
    return new Map<string, FacturaPorComplementar>()
  })

function taxesOf(fila: Fila, facturas: ReadonlyMap<string, FacturaPorComplementar>): string[] {
  const factura = facturas.get(fila.idDocumento)
  const impuestos = factura ? impuestosDe(factura, fila) : null
  return impuestos === null ? [texto.sinImpuestos] : lineasDeImpuestos(impuestos)
}

const motivoDe = async (db: Conn, id: number): Promise<string> =>
  (await db.selectFrom('complementos').select('revisionMotivo').where('id', '=', id).executeTakeFirst())
    ?.revisionMotivo ?? ''

/** Data of the complements a lote still lacks. What was covered or undone meanwhile is not sent. */
export const complementoPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  tema: 'complemento',
  destinatario: async (deps, registro) => (await find(deps, registro))?.filas[0]?.creador ?? null,
  async prepare(deps, registro, para) {
    const found = await find(deps, registro)
    const [first] = found?.filas ?? []
    if (!found || !first) return null
    const { clase, id, filas, n } = found
    const fecha = enDiaMesAnio(first.vence)
    const mas = n - filas.length
    const entra = await hasAccount(deps, para)
    const paso = first.vence < (await deps.reloj.hoy())
    return {
      asunto: texto.asunto[clase]({ fecha }),
      titulo: texto.titulo({ lote: first.lote }),
      parrafos: [
        ...(clase === 'cancelado' ? [texto.cancelado] : []),
        ...(clase === 'rechazado' ? [texto.rechazado({ motivo: await motivoDe(deps.db, id) })] : []),
        `${texto.cuerpo({ n, fecha, paso })} ${entra ? texto.subelo : texto.envialo}`,
      ],
      datos: await datosDeComplemento(deps, filas),
      ...(entra ? { boton: { texto: texto.boton, url: publicUrl(deps.config, '/nuevo/complemento') } } : {}),
      ...(mas > 0 ? { notas: [entra ? texto.mas({ n: mas }) : texto.masSinCuenta({ n: mas })] } : {}),
    }
  },
  mayResend: async () => false,
}
