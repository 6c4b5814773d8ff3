import { compare } from '../decimal.ts'
import { type Ruta, rutaDe } from '../estructura/ruta.ts'
import type { DoctoRelacionado, Pagos } from '../pagos.ts'
import { amount } from './limites-importe.ts'
import type { Reportar } from './pagos-importes.ts'

interface Parcialidad {
  numero: number
  fechaPago: string
  docto: DoctoRelacionado
  ruta: Ruta
}

/**
 * The instalments of one factura within one complement, in their order: each balance goes on from the one before, and
 * none was paid before an earlier one. The SAT looks at each alone, so that a stamp proves nothing of it.
 */
export function checkParcialidades({ pagos }: Pagos, base: Ruta, report: Reportar): void {
  const porFactura = new Map<string, Parcialidad[]>()
  pagos.forEach(({ fechaPago, doctosRelacionados }, i) => {
    const pago = rutaDe(base, 'pago20:Pago', i + 1)
    doctosRelacionados.forEach((docto, j) => {
      const numero = Number(docto.numParcialidad)
      if (!Number.isInteger(numero)) return
      const ruta = rutaDe(pago, 'pago20:DoctoRelacionado', j + 1)
      const key = docto.idDocumento.toLowerCase()
      const suyas = porFactura.get(key)
      if (suyas) suyas.push({ numero, fechaPago, docto, ruta })
      else porFactura.set(key, [{ numero, fechaPago, docto, ruta }])
    })
  })
  for (const suyas of porFactura.values()) {
    suyas.sort((a, b) => a.numero - b.numero)
    for (let i = 1; i < suyas.length; i++) checkNext(suyas[i - 1]!, suyas[i]!, report)
  }
}

function checkNext(antes: Parcialidad, esta: Parcialidad, report: Reportar): void {
  const nombre = String(esta.numero)
  if (esta.fechaPago < antes.fechaPago)
    report('parcialidadAntesQueLaPrevia', esta.ruta, 'NumParcialidad', {
      nombre,
      encontrado: esta.fechaPago,
      esperado: antes.fechaPago,
    })
  // The same number twice is told as such.
  if (esta.numero === antes.numero) return
  const sobra = compare(amount(esta.docto.impSaldoAnt), amount(antes.docto.impSaldoInsoluto))
  // Those between may be in another complement, and only lessen what is owed.
  if (esta.numero === antes.numero + 1 ? sobra === 0 : sobra <= 0) return
  report('saldoAnteriorNoSigue', esta.ruta, 'ImpSaldoAnt', {
    nombre,
    encontrado: esta.docto.impSaldoAnt,
    esperado: antes.docto.impSaldoInsoluto,
  })
}
