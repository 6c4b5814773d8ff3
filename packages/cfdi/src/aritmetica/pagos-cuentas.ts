import type { Ruta } from '../estructura/ruta.ts'
import type { Pago } from '../pagos.ts'
import type { Reportar } from './pagos-importes.ts'

const cualquiera = /^([0-9]{10,11}|[0-9]{15,16}|[0-9]{18}|[A-Z0-9_]{10,50})$/
const tarjeta = /^[0-9]{16}$/
/** Forms of payment that pass through a bank, with the account of who pays and of who is paid (c_FormaPago); null: none. */
const bancarizadas = new Map<string, readonly [ordenante: RegExp, beneficiaria: RegExp | null]>([
  ['02', [/^([0-9]{11}|[0-9]{18})$/, cualquiera]],
  ['03', [/^([0-9]{10}|[0-9]{16}|[0-9]{18})$/, /^([0-9]{10}|[0-9]{18})$/]],
  ['04', [tarjeta, cualquiera]],
  ['05', [cualquiera, cualquiera]],
  ['06', [/^[0-9]{10}$/, null]],
  ['28', [tarjeta, cualquiera]],
  ['29', [/^[0-9]{15,16}$/, cualquiera]],
])

/** Banks and accounts are told only of what a bank moved, each in the form of its kind; a foreign bank by its name. */
export function checkCuentas(pago: Pago, ruta: Ruta, report: Reportar): void {
  const { formaDePagoP, rfcEmisorCtaOrd, nomBancoOrdExt, ctaOrdenante, rfcEmisorCtaBen, ctaBeneficiario } =
    pago
  const [ordenante = null, beneficiaria = null] = bancarizadas.get(formaDePagoP) ?? []
  for (const [nombre, value, forma] of [
    ['RfcEmisorCtaOrd', rfcEmisorCtaOrd, ordenante],
    ['CtaOrdenante', ctaOrdenante, ordenante],
    ['RfcEmisorCtaBen', rfcEmisorCtaBen, beneficiaria],
    ['CtaBeneficiario', ctaBeneficiario, beneficiaria],
  ] as const) {
    if (value === undefined) continue
    if (forma === null)
      report('atributoProhibidoPorTipo', ruta, nombre, {
        nombre: `${nombre} con la forma de pago ${formaDePagoP}`,
        encontrado: value,
        esperado: 'P',
      })
    else if (nombre.startsWith('Cta') && !forma.test(value))
      report('atributoInvalido', ruta, nombre, {
        nombre,
        encontrado: value,
        esperado: `una cuenta de la forma de pago ${formaDePagoP}`,
      })
  }
  if (rfcEmisorCtaOrd === 'XEXX010101000' && nomBancoOrdExt === undefined)
    report('atributoFaltante', ruta, 'NomBancoOrdExt', { nombre: 'NomBancoOrdExt' })
}
