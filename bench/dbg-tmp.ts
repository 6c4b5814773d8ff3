import { readdirSync, readFileSync } from 'node:fs'
import { archivoDe, close } from '/tmp/wt/leer/bench/comprobantes/dibujar.ts'
import { layouts } from '/tmp/wt/leer/bench/comprobantes/layouts.ts'
import { extraer } from '/tmp/wt/leer/packages/documents/src/comprobantes/extraccion/extraer.ts'
import { readTexto } from '/tmp/wt/leer/packages/documents/src/comprobantes/lectura/read-texto.ts'

const f = process.argv[2] ?? 'ajena'
for (const l of layouts) {
  if (!l.nombre.includes(f)) continue
  const { bytes, pago } = await archivoDe(l, 'pdf', 'uno')
  const r = await readTexto(bytes)
  if (!r.leido) {
    console.log(l.nombre, r)
    continue
  }
  const e = extraer(r.paginas, { hoy: '2026-11-22' as never })
  console.log(
    l.nombre,
    l.pagado ? (e.pagado ? 'pagado' : 'NO-PAGADO') : e.pagado ? 'PAGADO!' : 'ok',
    e.noEsPago ?? '',
    e.varias ? 'VARIAS' : '',
    e.destino ? JSON.stringify(e.destino) : '',
  )
  for (const [k, c] of Object.entries(e.campos))
    if (c.confianza < 0.9 || process.argv[3]) console.log('     ', k, c.valor, c.confianza, c.dudas.join())
  if (process.argv[3] === 'w') console.log(r.paginas[0].palabras.map((w) => w.texto).join(' '))
}
await close()
process.exit()
