import type { Llamada } from '@valija/contract/llamada.ts'
import { todas } from '@valija/contract/llamadas.ts'
import { usuariosDemo } from '@valija/sandbox/mundo/usuarios-demo.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cuerpoDe, lineaDe, may, passes, senderOf } from '../../testing/extrano.ts'
import { readRow } from '../../testing/filas.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { conEn, lugaresDe } from '../../testing/valores-hostiles.ts'
import { openSession } from '../areas/acceso/open-session.ts'
import { seedDemoUsers } from '../areas/acceso/seed-demo.ts'
import { seedCatalogosDemo } from '../areas/catalogos/seed-demo.ts'
import { loadMundo } from '../demostracion/cargar-mundo.ts'
import { eachLimit } from '../each-limit.ts'

/** Folios, codes, mailboxes, accounts: whoever reads one in an answer was shown its record. */
const app = await useTestApp({ dia: '2026-10-10' })
const send = senderOf(app)
await seedDemoUsers(app.deps.db, usuariosDemo())
await seedCatalogosDemo(app.deps)
await loadMundo(app.deps, {
  contabilidad: app.sandbox.contabilidad,
  mundo: app.sandbox.mundo,
  tamano: { hoteles: 8, meses: 2, facturasPorLote: 1, agentes: 5, clientes: 30 },
  databaseUrlDueno: app.databaseUrl,
})
const read = async (query: string): Promise<string[]> =>
  (await sql.raw<Record<string, unknown>>(query).execute(app.deps.db)).rows.map((row) =>
    String(Object.values(row)[0]),
  )
const secretos = new Set(
  await read(`select lower(uuid::text) from facturas union select lower(email) from usuarios
    union select lower(correo) from invitaciones union select clabe from cuentas_pago
    union select lower(booking_code) from factura_reservas union select lower(booking_code) from pagos
    union select lower(booking_code) from comisiones union select lower(localizador) from por_facturar
    union select id::text from borradores union select lower(uuid::text) from complementos
    union select lower(rfc) from usuarios where rfc is not null`),
)

const secretosEn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d@._+-]+/gu) ?? []).filter((palabra) => secretos.has(palabra))

type Quien = { sigla: 'P' | 'C' | 'U' | 'OP' | 'OC'; id: string; email: string; token: string }
/** What staff of a category have no part in. */
const otraCategoria: Partial<Record<Quien['sigla'], string>> = { OP: 'Comisionista', OC: 'Proveedor' }
async function enter(sigla: Quien['sigla'], email: string): Promise<Quien> {
  const { id } = await readRow(app, 'usuarios', { email })
  return { sigla, id, email, token: (await openSession(app.deps, { id, email })).token }
}
const suyas = ({ sigla }: Quien) =>
  todas.filter((one) => one.path !== '/api/eventos' && may(lineaDe(one), sigla))

const camposDe = (esquema: unknown): [string, z.ZodType][] =>
  esquema instanceof z.ZodObject ? Object.entries(esquema.shape) : []
/** The few values that a filter has. */
const opcionesDe = (campo: z.ZodType): string[] =>
  ((z.toJSONSchema(campo, { io: 'input', unrepresentable: 'any' }) as { enum?: unknown[] }).enum ?? []).map(
    String,
  )

/** What a person is shown unasked: its lists, in each of their stages and to their ends. */
async function shownTo(quien: Quien): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const llamada of suyas(quien)) {
    if (llamada.method !== 'GET' || llamada.path.includes(':')) continue
    const campos = camposDe(llamada.query)
    const paginas = campos.some(([campo]) => campo === 'porPagina') ? '&porPagina=100' : ''
    const etapas = campos.flatMap(([campo, esquema]) =>
      opcionesDe(esquema).map((valor) => `&${campo}=${valor}`),
    )
    for (const etapa of ['', ...etapas])
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { status, text }: { status: number; text: string } = await send(
          'GET',
          `${llamada.path}?${lineaDe(llamada).consulta ?? ''}${paginas}${etapa}${cursor}`,
          quien.token,
        )
        for (const one of secretosEn(text)) seen.add(one)
        const siguiente: string | undefined = /"siguiente":"([\w-]+)"/.exec(text)?.[1]
        cursor = status === 200 && siguiente ? `&cursor=${siguiente}` : null
      }
  }
  return seen
}

/** Lotes and facturas `l` of another category, hotel or agent. */
async function notOf({ id, sigla }: Quien): Promise<string> {
  const otra = otraCategoria[sigla]
  if (otra) return `l.categoria = '${otra}'`
  const claims = (tipo: string) =>
    read(`select valor from usuario_claims where usuario_id = '${id}' and tipo = '${tipo}'`)
  const hoteles = ['0', ...(await claims('idProveedor'))].join()
  const [agente = '0'] = await claims('idComisionista')
  return `(l.categoria <> '${sigla === 'C' ? 'Comisionista' : 'Proveedor'}' or l.proveedor_id not in (${sigla === 'C' ? agente : hoteles}))`
}

/** A lote and a factura of one's own, its uuid and a booking of it: whoever adds another's to them has both looked at. */
async function propiosDe(quien: Quien): Promise<(number | string)[]> {
  const deUno = `from facturas f join lotes l on l.id = f.lote_id where not ${await notOf(quien)} order by f.id desc limit 1`
  const numeros = await Promise.all(['l.id', 'f.id'].map((campo) => read(`select ${campo} ${deUno}`)))
  const textos = await Promise.all(
    ['f.uuid::text', '(select min(r.booking_code) from factura_reservas r where r.factura_id = f.id)'].map(
      (campo) => read(`select ${campo} ${deUno}`),
    ),
  )
  return [...numeros.flat().map(Number), ...textos.flat()]
}

/** One of each kind of id and code that is others': of another category, hotel, agent or person. */
async function ajenosA(quien: Quien): Promise<(number | string)[]> {
  const { id, sigla } = quien
  const claims = (tipo: string) =>
    read(`select valor from usuario_claims where usuario_id = '${id}' and tipo = '${tipo}'`)
  const hoteles = ['0', ...(await claims('idProveedor'))].join()
  // Whoever pays commissions looks at any agency's: none is another's.
  const [agente = '0'] = sigla === 'OC' ? ['comisionista_id'] : await claims('idComisionista')
  const ajeno = await notOf(quien)
  const facturas = `facturas f join lotes l on l.id = f.lote_id where ${ajeno}`
  const numeros = await Promise.all(
    [
      `select l.id from lotes l where ${ajeno}`,
      `select f.id from ${facturas}`,
      `select l.proveedor_id from lotes l where ${ajeno}`,
      `select pago_id from pagos where registrado_por is distinct from '${id}'`,
      `select comprobante_id from comprobantes where creado_por is distinct from '${id}'`,
      `select movimiento_id from movimientos`,
      `select numero from usuarios where id <> '${id}'`,
      `select comisionista_id from comisiones where comisionista_id <> ${agente}`,
      `select id from prefacturas where comisionista_id <> ${agente}`,
      `select id from cuentas_pago where comisionista_id <> ${agente}`,
    ].map((query) => read(`${query} order by 1 desc limit 1`)),
  )
  const textos = await Promise.all(
    [
      `select f.uuid::text from ${facturas}`,
      `select r.booking_code from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id where ${ajeno}`,
      `select booking_code from pagos where registrado_por is distinct from '${id}'`,
      `select booking_code from comisiones where comisionista_id <> ${agente}`,
      `select localizador from por_facturar where proveedor_id not in (${hoteles})`,
      `select email from usuarios where id <> '${id}' and email not like '%valija.demo'`,
      `select rfc from usuarios where rfc <> (select coalesce(rfc, '') from usuarios where id = '${id}')`,
      `select id::text from borradores where creador_id is distinct from '${id}'`,
      `select id::text from archivos`,
    ].map((query) => read(`${query} order by 1 desc limit 1`)),
  )
  return [...new Set([...numeros.flat().map(Number), ...textos.flat()])]
}

/** What says how a list is shown, and of whom nothing. */
const deForma = new Set(['porPagina', 'pagina', 'orden', 'cursor', 'fin', 'formato', 'columnas'])

/** Each filter and each place of a body with each of those ids, alone and beside another in a list. */
function pedidosDe(
  llamada: Llamada,
  ajenos: readonly (number | string)[],
  propios: readonly (number | string)[],
): { url: string; payload?: string }[] {
  const linea = lineaDe(llamada)
  const url = llamada.path.replace(/:\w+/g, '999999999')
  const consulta = Object.fromEntries(new URLSearchParams(linea.consulta))
  const { query, body } = llamada
  const base = cuerpoDe(llamada, linea, 1)
  const filtros = camposDe(query).flatMap(([campo]) =>
    deForma.has(campo)
      ? []
      : ajenos
          .map((ajeno) => ({ ...consulta, [campo]: String(ajeno) }))
          .filter((pedida) => query && passes(query, pedida))
          .map((pedida) => ({ url: `${url}?${new URLSearchParams(pedida)}` })),
  )
  if (!body) return filtros
  const textos = lugaresDe(base).flatMap((lugar) =>
    ajenos.flatMap((ajeno) =>
      [
        ajeno,
        [ajeno, ajenos[0]],
        ...propios.filter((propio) => typeof propio === typeof ajeno).map((propio) => [propio, ajeno]),
      ].map((valor) => conEn(base, lugar, JSON.stringify(valor))),
    ),
  )
  return [
    ...filtros,
    ...textos
      .filter((texto) => passes(body, JSON.parse(texto)))
      .map((payload) => ({ url: `${url}?${linea.consulta ?? ''}`, payload })),
  ]
}

/** Whatever others handed in or are, row by row; of staff, what its category has no part in. */
const libros = async (quien: Quien): Promise<string[]> => {
  const { id, sigla } = quien
  const isStaff = sigla in otraCategoria
  const ajeno = isStaff ? await notOf(quien) : `l.creador_id is distinct from '${id}'`
  const deOtros: Record<string, string> = {
    lotes: `id in (select l.id from lotes l where ${ajeno})`,
    facturas: `lote_id in (select l.id from lotes l where ${ajeno})`,
    usuarios: `id <> '${id}'`,
    ...(isStaff ? {} : { pagos: `registrado_por is distinct from '${id}'` }),
  }
  const enteras = [
    ...(sigla === 'OC' ? [] : ['prefacturas', 'cuentas_pago']),
    ...(isStaff ? [] : ['complementos', 'comprobantes']),
    'usuario_claims',
    'invitaciones',
  ]
  const consultas = [...Object.entries(deOtros), ...enteras.map((tabla) => [tabla, 'true'])].map(
    ([tabla, donde]) => `select '${tabla} ' || to_jsonb(t)::text from ${tabla} t where ${donde}`,
  )
  return (await Promise.all(consultas.map(read))).flat()
}

describe('ids of others in filters, in bodies and in lists of them', () => {
  test.each([
    ['P', 'proveedor@valija.demo'],
    ['C', 'comisionista@valija.demo'],
    ['U', 'usuario@valija.demo'],
    ['OP', 'operativo.proveedor@valija.demo'],
    ['OC', 'operativo.comisionista@valija.demo'],
  ] as const)(
    '[VII-D2] %s learns nothing that it is not shown unasked, and changes nothing of theirs',
    async (sigla, email) => {
      let quien = await enter(sigla, email)
      const propios = await shownTo(quien)
      const ajenos = await ajenosA(quien)
      const suyos = await propiosDe(quien)
      const antes = await libros(quien)
      const vistos: string[] = []
      let enviados = 0
      for (const llamada of suyas(quien)) {
        const pedidos = pedidosDe(llamada, ajenos, suyos)
        enviados += pedidos.length
        await eachLimit(pedidos, 8, async ({ url, payload }) => {
          const { status, text } = await send(llamada.method, url, quien.token, payload)
          if (status === 401) quien = await enter(sigla, email)
          const dichos = new Set(secretosEn(`${decodeURIComponent(url)} ${payload ?? ''}`))
          const ajenos = secretosEn(text).filter((one) => !propios.has(one) && !dichos.has(one))
          if (ajenos.length > 0)
            vistos.push(
              `${llamada.method} ${url} ${payload ?? ''}: ${status} ${ajenos.slice(0, 5).join(', ')}`,
            )
        })
      }
      expect(vistos).toEqual([])
      const despues = new Set(await libros(quien))
      expect(antes.filter((fila) => !despues.has(fila))).toEqual([])
      expect([ajenos.length > 9, suyos.length, enviados > 300]).toEqual([true, sigla === 'U' ? 0 : 4, true])
    },
    900_000,
  )
})
