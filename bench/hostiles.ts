import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import {
  archivosHostiles,
  type Buenos,
  formasHostiles,
  type Hostil,
} from '../apps/server/testing/generador-hostil.ts'
import { abrirSubidas, enviar, type Respuesta, reparo, type Subida } from '../apps/server/testing/subidas.ts'
import { desdeDireccion, dia, limites, startEscena } from './apuro/escena.ts'

/** A reading waits a minute for its turn and takes a minute and a half at most. */
const limiteMs = 180_000
const aLaVez = 4

/**
 * A thousand hostile files into every upload of a running server: alive, its memory bounded, each answered in Spanish within
 * its limit, and cheap reads answered all the while. `npm run bench -- hostiles [N] [SEED]`; with `formas` for N, each shape
 * made to cost more than it weighs into each upload; `formas PATTERN`, those whose name matches.
 */
export async function run(args: string[]): Promise<void> {
  const cuantos = args[0] === 'formas' ? Number.POSITIVE_INFINITY : Number(args[0] ?? 1000)
  const semilla = Number(args[1] ?? 7)
  const lote = await buenLote({ n: 1, proveedor: '101', dia })
  const [xml, pdf] = [lote.xmls[0], lote.pdfs[0]]
  if (!xml || !pdf) throw new Error('no sample')
  const escena = await startEscena([
    { rol: 'admin', claims: [] },
    { rol: 'proveedor', claims: [['idProveedor', '101']] },
    { rol: 'comisionista', claims: [['idComisionista', '501']] },
  ])
  const [admin = '', proveedor = '', comisionista = ''] = escena.tokens
  const subidas = await abrirSubidas(escena.url, { admin, proveedor, comisionista }, { xml, proveedor: 101 })
  const buenos = {
    xml: xml.bytes,
    pdf: pdf.bytes,
    xlsx: lote.layoutXlsx,
    xls: lote.layoutXls,
    zip: lote.layoutXlsx,
  }
  const envios =
    cuantos === Number.POSITIVE_INFINITY ? deFormas(subidas, args[1]) : alAzar(semilla, buenos, subidas)
  const hallazgos: string[] = []
  const respuestas = new Map<string, { n: number; masLentaMs: number; ejemplo: string }>()
  let i = 0
  const inicio = performance.now()
  const ver = escena.mirar(admin)
  const lane = async () => {
    while (i < cuantos) {
      const siguiente = envios.next()
      if (siguiente.done) return
      const n = i++
      const [archivo, subida] = siguiente.value
      // Whoever has no account comes from elsewhere each time: what is tried is the file, not the patience.
      const desde = subida.token === null ? desdeDireccion(4, n % 250) : {}
      const respuesta = await enviar(escena.url, subida, archivo, desde)
      const ejemplo = `${n} ${subida.ruta} ${archivo.clase} «${archivo.que}»`
      const vista = respuestas.get(claseDe(respuesta)) ?? { n: 0, masLentaMs: 0, ejemplo }
      vista.n += 1
      if (respuesta.ms > vista.masLentaMs) {
        vista.masLentaMs = Math.round(respuesta.ms)
        vista.ejemplo = ejemplo
      }
      respuestas.set(claseDe(respuesta), vista)
      const malo = reparo(respuesta, limiteMs)
      if (malo) hallazgos.push(`${ejemplo}: ${malo}`)
    }
  }
  await Promise.all(Array.from({ length: aLaVez }, lane))
  const segundos = Math.round((performance.now() - inicio) / 1000)
  const vista = await ver()
  const viva = (await fetch(`${escena.url}/api/viva`)).status === 200
  await escena.stop()
  const cumple =
    viva &&
    hallazgos.length === 0 &&
    vista.fallas.length === 0 &&
    vista.get.p99 <= limites.getP99Ms &&
    vista.procesoMb <= limites.procesoMb &&
    vista.lectorMb <= limites.lectorDeComprobantesMb
  console.log(
    JSON.stringify({
      medida: 'hostiles',
      archivos: i,
      segundos,
      viva,
      ...vista,
      limites,
      hallazgos: hallazgos.slice(0, 20),
      cumple,
    }),
  )
  // What was answered, for whoever reads it: each kind of answer with its slowest case.
  for (const [clase, { n, masLentaMs, ejemplo }] of [...respuestas].toSorted(([a], [b]) =>
    a.localeCompare(b),
  ))
    console.error(`${n} × ${clase} (hasta ${masLentaMs} ms: ${ejemplo})`)
  if (!cumple) process.exitCode = 1
}

/** Every kind comes to every call: one more than a whole turn of calls each time round. */
function* alAzar(semilla: number, buenos: Buenos, subidas: readonly Subida[]): Generator<[Hostil, Subida]> {
  let n = 0
  for (const archivo of archivosHostiles(semilla, buenos)) {
    const subida = subidas[(n + Math.floor(n / subidas.length)) % subidas.length]
    if (subida) yield [archivo, subida]
    n++
  }
}

function* deFormas(subidas: readonly Subida[], texto = ''): Generator<[Hostil, Subida]> {
  for (const [clase, formas] of Object.entries(formasHostiles) as [
    Hostil['clase'],
    typeof formasHostiles.xml,
  ][])
    for (const [que, make] of Object.entries(formas)) {
      if (!new RegExp(texto).test(que)) continue
      const bytes = make()
      for (const subida of subidas) yield [{ clase, nombre: `hostil.${clase}`, que, bytes }, subida]
    }
}

/** What an answer says, as the person reads it: the refusal, or what it tells of the file that was taken or left out. */
function claseDe({ estado, texto }: Respuesta): string {
  try {
    const { codigo, mensaje } = JSON.parse(texto) as { codigo?: unknown; mensaje?: unknown }
    if (estado >= 400) return `${estado} ${String(codigo)}: ${String(mensaje)}`
    const dicho = [...texto.matchAll(/"(?:mensaje|motivo|remedio)":"((?:[^"\\\\]|\\\\.)*)"/g)].map(
      ([, dice]) => dice,
    )
    return `${estado} ${[...new Set(dicho)].join(' | ')}`
  } catch {
    return `${estado} ${texto.slice(0, 200)}`
  }
}
