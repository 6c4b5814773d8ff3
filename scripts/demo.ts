import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Sesion } from '@valija/contract/sesion.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { proveedoresDemo } from '@valija/sandbox/mundo/demo.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { call, signIn } from './demo/cliente.ts'
import { type Contexto, cargar, expectThat, type LoteHecho, pagar, procesar } from './demo/lote-demo.ts'
import { createCronometro, tableOf } from './demo/pasos.ts'

/**
 * `npm run demo [-- --lotes N] [--facturas N] [--paciencia S] [--desde N] [--json]`: the whole way from signed XML to paid, through
 * HTTP alone, against a running Valija (VALIJA_URL). Prints the steps with their times; ends with 1 when anything is off.
 */
const { values } = parseArgs({
  options: {
    lotes: { type: 'string', default: '1' },
    facturas: { type: 'string', default: '20' },
    paciencia: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    // The first booking of each hotel that nobody has billed yet; without it, some number: who repeats it may hit one that is.
    desde: { type: 'string' },
    // Of an installation that is no demonstration: who signs in, and the keys of the authority it was told to trust.
    administrador: { type: 'string', default: 'admin@valija.demo' },
    proveedor: { type: 'string', default: 'proveedor@valija.demo' },
    llaves: { type: 'string' },
  },
})
/** Bookings of the world from here on are nobody's samples. */
const [primerNumero, ultimoNumero] = [1_000, 15_000]
const lotes = Number(values.lotes)
const facturas = Number(values.facturas)
const desde = Number(
  values.desde ?? randomInt(primerNumero, Math.max(primerNumero + 1, ultimoNumero - lotes * facturas)),
)
const paciencia = { ms: Number(values.paciencia) * 1000 }
if (![lotes, facturas, desde].every((n) => Number.isInteger(n) && n > 0) || !Number.isFinite(paciencia.ms)) {
  console.error(
    'Uso: npm run demo -- [--lotes N] [--facturas N] [--paciencia segundos] [--desde N] [--json] [--administrador CORREO] [--proveedor CORREO] [--llaves CARPETA]',
  )
  process.exit(2)
}
const base = process.env.VALIJA_URL ?? 'http://localhost:3000'
const clave = 'Valija@2026'
const hoteles = proveedoresDemo['proveedor@valija.demo']
const tipos = [59, 60, 76, 77] as const
type Contadores = { facturas: { uuid: string | null; aceptaciones: number }[] }

/** Once and only once: the accounting's own books are asked, when this is a demonstration with its sandbox. */
async function checkBooks(simuladorUrl: string | null, hechos: readonly LoteHecho[]): Promise<void> {
  if (simuladorUrl === null) return
  const { facturas: libros } = await call<Contadores>(simuladorUrl, paciencia, 'GET', '/contadores')
  const times = new Map<string, number>()
  for (const { uuid, aceptaciones } of libros)
    if (uuid !== null) times.set(uuid.toUpperCase(), (times.get(uuid.toUpperCase()) ?? 0) + aceptaciones)
  for (const { nombre, uuids } of hechos)
    for (const uuid of uuids)
      expectThat(times.get(uuid) === 1, `ANT asentó una vez ${uuid} de ${nombre} (${times.get(uuid) ?? 0})`)
}

async function run(): Promise<LoteHecho[]> {
  const cronometro = createCronometro()
  const { medir } = cronometro
  const start = performance.now()
  const [proveedor, admin] = await medir('Iniciar sesión', () =>
    Promise.all(
      [values.proveedor, values.administrador].map((email) => signIn(base, paciencia, email, clave)),
    ),
  )
  if (!proveedor || !admin) throw new Error('sin sesión')
  const sesion = await admin.call<Sesion>('GET', '/api/sesion')
  const dia = sesion.diaDeNegocio
  const corrida = randomUUID().slice(0, 8)
  const contexto: Contexto = {
    proveedor,
    admin,
    dia,
    cronometro,
    esperaMs: 120_000 + lotes * 10_000 + paciencia.ms,
  }
  const comun = { dia, semilla: corrida, mundo: makeMundo(), autoridad: openAutoridad(values.llaves) }
  const hechos = await Promise.all(
    Array.from({ length: lotes }, async (_, i) => {
      const proveedorId = Number(hoteles[i % hoteles.length])
      const muestra = await medir('Preparar XML, PDF y layout', () =>
        buenLote({ ...comun, n: facturas, proveedor: String(proveedorId), desde: desde + i * facturas }),
      )
      const lote = {
        proveedorId,
        muestra,
        nombre: `Demostración ${corrida}-${i + 1}`,
        tipoRecibo: tipos[i % tipos.length] ?? 59,
      }
      const hecho = await cargar(contexto, lote)
      await procesar(contexto, hecho)
      await pagar(contexto, hecho, lote)
      return hecho
    }),
  )
  await checkBooks(sesion.simuladorUrl, hechos)
  const todo = performance.now() - start
  console.log(tableOf([...cronometro.filas(), { paso: 'Todo', veces: 1, mediana: todo, maximo: todo }]))
  return hechos
}

try {
  const hechos = await run()
  console.log(
    `${hechos.length === 1 ? '1 lote pagado' : `${hechos.length} lotes pagados`}, ${hechos.length * facturas} facturas.`,
  )
  if (values.json) console.log(JSON.stringify({ lotes: hechos.map(({ id, uuids }) => ({ id, uuids })) }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
