import {
  add,
  compare,
  formatDecimal,
  isZero,
  type Millonesimas,
  negate,
  round,
  subtract,
} from '../decimal.ts'
import { type Ruta, rutaDe } from '../estructura/ruta.ts'
import type { DoctoRelacionado, Pago } from '../pagos.ts'
import { amount, placesOf } from './limites-importe.ts'
import { equivalenciaDe, inMonedaP, playOf, type Reportar } from './pagos-importes.ts'
import { claveTraslado, Sumas } from './sumas.ts'

/** ImpuestosP of a payment against the taxes of its documents, converted to its currency. */
export function checkImpuestosPago(
  { doctosRelacionados, impuestosP, monedaP }: Pago,
  ruta: Ruta,
  report: Reportar,
): void {
  const { traslados, retenciones, juego } = sumsOf(doctosRelacionados)
  const rows = doctosRelacionados.reduce(
    (sum, { impuestosDR }) =>
      sum + (impuestosDR?.trasladosDR.length ?? 0) + (impuestosDR?.retencionesDR.length ?? 0),
    0,
  )
  const otras = doctosRelacionados.filter(({ monedaDR }) => monedaDR !== monedaP)
  const converted = otras.length > 0
  const fine = otras.every(({ equivalenciaDR = '' }) => placesOf(equivalenciaDR.trim()) >= 6)
  // Amounts here carry up to six decimals and each document may be off by half a centavo; what was neither converted nor
  // cut at its own last place is told, and so is what only an equivalence of few places excuses.
  const centavo = 10_000 * Math.max(1, doctosRelacionados.length)
  const check = (
    at: Ruta,
    atributo: string,
    nombre: string,
    text: string | undefined,
    expected: Millonesimas,
    play: Millonesimas = 0,
  ) => {
    const difference = subtract(amount(text), expected)
    const isBeyond = (slack: Millonesimas) =>
      compare(difference, slack) > 0 || compare(difference, negate(slack)) < 0
    const off = isBeyond(add(centavo, play))
    const silent = fine ? !off : !isBeyond(centavo)
    if (silent && (converted || isCut(text ?? '0', expected))) return
    report('impuestosPago', at, atributo, {
      nombre,
      encontrado: text ?? '0',
      esperado: formatDecimal(expected),
      ...(off ? {} : { severidad: 'aviso' }),
    })
  }
  const node = rutaDe(ruta, 'pago20:ImpuestosP')
  if (rows > 0 && !impuestosP) {
    report('impuestosPagoFaltantes', node, '', {
      nombre: 'El pago no resume en ImpuestosP los impuestos de sus documentos',
    })
    return
  }
  if (!impuestosP) return
  // The scheme admits it empty; it says nothing.
  if (impuestosP.trasladosP.length + impuestosP.retencionesP.length === 0)
    report('listaVacia', node, '', {
      nombre: 'pago20:ImpuestosP',
      esperado: 'traslado o retención',
      severidad: 'aviso',
    })
  const listed = new Sumas()
  impuestosP.trasladosP.forEach((t, i) => {
    const key = claveTraslado(t.impuestoP, t.tipoFactorP, t.tasaOCuotaP)
    const at = rutaDe(rutaDe(node, 'pago20:TrasladosP'), 'pago20:TrasladoP', i + 1)
    if (listed.get(key)) report('impuestoRepetido', at, '', { nombre: key })
    listed.add(key, 0, amount(t.importeP))
    check(at, 'BaseP', `${key} (base)`, t.baseP, traslados.get(key)?.base ?? 0, juego.get(key)?.base)
    if (t.importeP !== undefined)
      check(at, 'ImporteP', key, t.importeP, traslados.get(key)?.importe ?? 0, juego.get(key)?.importe)
  })
  for (const key of traslados.keys()) {
    const { base, importe } = traslados.get(key)!
    if (listed.get(key)) continue
    const at = rutaDe(node, 'pago20:TrasladosP')
    if (!isZero(importe)) check(at, '', key, undefined, importe)
    // Nothing is charged by a row that is exento or at zero: that the payment leaves it out is told.
    else
      report('impuestosPago', at, '', {
        nombre: `${key} (base)`,
        encontrado: '0',
        esperado: formatDecimal(base),
        severidad: 'aviso',
      })
  }
  impuestosP.retencionesP.forEach((r, i) => {
    const at = rutaDe(rutaDe(node, 'pago20:RetencionesP'), 'pago20:RetencionP', i + 1)
    if (listed.get(`R ${r.impuestoP}`)) report('impuestoRepetido', at, '', { nombre: r.impuestoP })
    listed.add(`R ${r.impuestoP}`, 0, amount(r.importeP))
    const { importe } = retenciones.get(r.impuestoP) ?? { importe: 0 }
    check(at, 'ImporteP', r.impuestoP, r.importeP, importe, juego.get(`R ${r.impuestoP}`)?.importe)
  })
  for (const key of retenciones.keys())
    if (!listed.get(`R ${key}`))
      check(rutaDe(node, 'pago20:RetencionesP'), '', key, undefined, retenciones.get(key)!.importe)
}

/** Of the documents of a payment, in its currency: their taxes, and by how much the equivalences may be off (`juego`). */
function sumsOf(doctos: readonly DoctoRelacionado[]) {
  const [traslados, retenciones, juego] = [new Sumas(), new Sumas(), new Sumas()]
  for (const docto of doctos) {
    const equivalencia = equivalenciaDe(docto)
    const convert = (text: string | undefined) => inMonedaP(amount(text), equivalencia)
    const play = (text: string | undefined) => playOf(amount(text), docto)
    for (const t of docto.impuestosDR?.trasladosDR ?? []) {
      const key = claveTraslado(t.impuestoDR, t.tipoFactorDR, t.tasaOCuotaDR)
      traslados.add(key, convert(t.baseDR), convert(t.importeDR))
      juego.add(key, play(t.baseDR), play(t.importeDR))
    }
    for (const r of docto.impuestosDR?.retencionesDR ?? []) {
      retenciones.add(r.impuestoDR, 0, convert(r.importeDR))
      juego.add(`R ${r.impuestoDR}`, 0, play(r.importeDR))
    }
  }
  return { traslados, retenciones, juego }
}

/** Is it the amount, rounded or cut down at the last place written? */
function isCut(text: string, expected: Millonesimas): boolean {
  const places = placesOf(text.trim())
  return (['mitad', 'abajo'] as const).some(
    (redondeo) => compare(amount(text), round(expected, places, redondeo)) === 0,
  )
}
