import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { archivosHostiles } from '../apps/server/src/testing/generador-hostil.ts'
import { abrirSubidas, enviar, reparo } from '../apps/server/src/testing/subidas.ts'
import { dia, limites, startEscena } from './apuro/escena.ts'

/** A reading waits a minute for its turn and takes a minute and a half at most. */
const limiteMs = 180_000
const aLaVez = 4

/**
 * A thousand hostile files into every upload of a running server: alive, its memory bounded, each answered in Spanish within
 * its limit, and cheap reads answered all the while. `npm run bench -- hostiles [N] [SEED]`.
 */
export async function run(args: string[]): Promise<void> {
  const cuantos = Number(args[0] ?? 1000)
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
  const generador = archivosHostiles(semilla, {
    xml: xml.bytes,
    pdf: pdf.bytes,
    xlsx: lote.layoutXlsx,
    xls: lote.layoutXls,
    zip: lote.layoutXlsx,
  })
  const hallazgos: string[] = []
  const estados: Record<string, number> = {}
  let lento = 0
  let i = 0
  const inicio = performance.now()
  const ver = escena.mirar(admin)
  const lane = async () => {
    while (i < cuantos) {
      const n = i++
      const archivo = generador.next().value
      // Every kind comes to every call: one more than a whole turn of calls each time round.
      const subida = subidas[(n + Math.floor(n / subidas.length)) % subidas.length]
      if (!archivo || !subida) throw new Error('nothing to send')
      const respuesta = await enviar(escena.url, subida, archivo)
      estados[respuesta.estado] = (estados[respuesta.estado] ?? 0) + 1
      lento = Math.max(lento, respuesta.ms)
      const malo = reparo(respuesta, limiteMs)
      if (malo) hallazgos.push(`${n} ${subida.ruta} ${archivo.clase} «${archivo.que}»: ${malo}`)
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
      archivos: cuantos,
      segundos,
      viva,
      estados,
      masLentaMs: Math.round(lento),
      ...vista,
      limites,
      hallazgos: hallazgos.slice(0, 20),
      cumple,
    }),
  )
  if (!cumple) process.exitCode = 1
}
