import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { expect, test } from 'vitest'
import { archivosHostiles, clasesHostiles } from '../../testing/generador-hostil.ts'
import { abrirSubidas, enviar, reparo } from '../../testing/subidas.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const dia = '2026-10-12'
/** Of a thousand (`npm run bench -- hostiles`): each kind and each call a few times. */
const cuantos = 40
const app = await useTestApp({ dia, env: { VALIJA_PROXY: 'loopback' } })
const base = await app.begin()
const lote = await buenLote({ n: 1, proveedor: '101', dia })
const [xml, pdf] = [lote.xmls[0], lote.pdfs[0]]
if (!xml || !pdf) throw new Error('no sample')
const buenos = {
  xml: xml.bytes,
  pdf: pdf.bytes,
  xlsx: lote.layoutXlsx,
  xls: lote.layoutXls,
  zip: lote.layoutXlsx,
}
const token = async (quien: ReturnType<TestApp['persona']>) => (await quien).token
const subidas = await abrirSubidas(
  base,
  {
    admin: await token(app.persona('admin')),
    proveedor: await token(app.persona('proveedor', { idProveedores: [101] })),
    comisionista: await token(app.persona('comisionista', { claims: [['idComisionista', '501']] })),
  },
  { xml, proveedor: 101 },
)

test('[VII-B5] every call that takes files is among those that hostile files are thrown at', () => {
  const areas = path.join(import.meta.dirname, '../areas')
  const llamadas = globSync('**/*routes*.ts', { cwd: areas }).flatMap((file) => [
    ...readFileSync(path.join(areas, file), 'utf8').matchAll(/await (?:receiveFiles|receiveRecibo)\(/g),
  ])
  // Some are there under two addresses.
  expect(new Set(subidas.map(({ ruta }) => ruta.replace(/^\/api/, ''))).size).toBe(llamadas.length)
})

test('[VII-B5] hostile files of every kind into every upload: each answered in Spanish, the server alive and unfrozen', {
  timeout: 600_000,
}, async () => {
  const generador = archivosHostiles(11, buenos)
  const hallazgos: string[] = []
  const clases = new Set<string>()
  for (let i = 0; i < cuantos; i++) {
    const archivo = generador.next().value
    const subida = subidas[i % subidas.length]
    if (!archivo || !subida) throw new Error('nothing to send')
    clases.add(archivo.clase)
    // While it is read the others are answered.
    const [respuesta, viva] = await Promise.all([
      enviar(base, subida, archivo),
      fetch(`${base}/api/viva`).then(({ status }) => status),
    ])
    expect(viva).toBe(200)
    const malo = reparo(respuesta, 200_000)
    if (malo) hallazgos.push(`${subida.ruta} ${archivo.clase} «${archivo.que}»: ${malo}`)
  }
  expect(hallazgos).toEqual([])
  expect(clases.size).toBe(clasesHostiles.length)
  for (const grupo of ['xml', 'archivos', 'comprobantes'] as const)
    expect(app.deps.lectores.uso(grupo).picoMb, grupo).toBeLessThan(512 + 128)
})
