import { digitos } from '../../mundo/azar.ts'
import { legible } from '../dinero.ts'
import { fechas } from './datos.ts'
import { nuevaLamina } from './lamina.ts'
import { type Layout, verdadDe } from './layout.ts'

export const citibanamex: Layout = (d) => {
  const clave = `0859${digitos(d.azar, 14)}`
  const { lamina, escribe, pares } = nuevaLamina(612, 792)
  escribe(50, 40, 'Citibanamex', { tam: 22, negrita: true, color: '#056dae' })
  escribe(562, 46, `#${d.autorizacion}`, { alinea: 'der' })
  escribe(50, 84, 'Transferencia a otros bancos', { tam: 15 })
  const y = pares(
    [
      ['CLABE asociada:', `***************${d.cuenta.slice(-3)}`],
      ['Cuenta de depósito:', `${d.clabe.slice(-3)}-${d.beneficiario.slice(0, 22)}`],
      ['', '(Dato no verificado por esta institución)'],
      ['Importe:', `$${legible(d.monto)} M.N.`],
      ['Fecha y hora:', `${fechas.conDe(d.dia)}, ${d.hora.slice(0, 5)} h`],
      ['Concepto de pago:', d.concepto],
      ['Número de autorización:', d.autorizacion],
      ['Clave de rastreo:', clave],
    ],
    { y: 140, x: 50, xv: 240, paso: 30, etiqueta: { negrita: true } },
  )
  escribe(50, y + 30, `Fecha de impresión: ${fechas.barras(d.dia)}`, { tam: 8 })
  return { lamina, verdad: verdadDe(d, clave) }
}

export const hsbc: Layout = (d) => {
  const clave = `HSBC${digitos(d.azar, 12)}`
  const { lamina, escribe, bloque, pares } = nuevaLamina(612, 792)
  escribe(50, 40, 'HSBC', { tam: 24, negrita: true, color: '#db0011' })
  escribe(50, 84, 'Detalle del pago SPEI', { tam: 14, negrita: true })
  bloque(50, 108, 512, 2, '#333333')
  pares(
    [
      ['Número de cuenta', d.cuenta],
      ['CLABE emisor', d.clabe],
      ['Monto bruto', `MXN ${legible(d.monto)}`],
      ['Fecha de liquidación', fechas.corta(d.dia)],
      ['Referencia de cliente', d.ordenante.split(' ')[0] ?? ''],
      ['Referencia numérica', d.referencia],
      ['Cuenta beneficiaria', d.cuenta.split('').toReversed().join('')],
      ['Concepto de pago', d.concepto],
      ['Clave de rastreo', clave],
      ['Referencia bancaria', `HSB${d.referencia}`],
    ],
    { y: 134, x: 50, xv: 300, paso: 29 },
  )
  return { lamina, verdad: verdadDe(d, clave) }
}

/** The central bank's electronic proof. */
export const cep: Layout = (d) => {
  const clave = d.azar.elige([
    `MBAN0100${fechas.junta(d.dia).slice(2)}${digitos(d.azar, 10)}`,
    `${fechas.junta(d.dia)}40014TRAP${digitos(d.azar, 13)}`,
  ])
  const { lamina, escribe, bloque, pares } = nuevaLamina(612, 792)
  escribe(306, 40, 'BANCO DE MÉXICO', { tam: 14, negrita: true, alinea: 'centro' })
  escribe(306, 64, 'Comprobante Electrónico de Pago (CEP)', { tam: 12, alinea: 'centro' })
  bloque(40, 90, 532, 18, '#dfe5ec')
  escribe(46, 94, 'Información del pago', { tam: 10, negrita: true })
  const estilo = { etiqueta: { tam: 10, negrita: true }, valor: { tam: 10 }, x: 46, xv: 260, paso: 21 }
  const y = pares(
    [
      ['Fecha de operación en el SPEI', fechas.barras(d.dia)],
      ['Hora de abono en la cuenta', d.hora],
      ['Clave de rastreo', clave],
      ['Referencia numérica', d.referencia],
      ['Concepto del pago', d.concepto],
      ['Monto', `$${legible(d.monto)}`],
      ['IVA', '$0.00'],
    ],
    { y: 118, ...estilo },
  )
  bloque(40, y + 8, 532, 18, '#dfe5ec')
  escribe(46, y + 12, 'Ordenante', { tam: 10, negrita: true })
  const z = pares(
    [
      ['Institución emisora del pago', 'SANTANDER'],
      ['Titular de la cuenta', d.ordenante],
      ['CLABE/IBAN', d.clabe],
    ],
    { y: y + 36, ...estilo },
  )
  escribe(46, z + 12, 'Beneficiario', { tam: 10, negrita: true })
  pares(
    [
      ['Institución receptora del pago', 'BBVA MEXICO'],
      ['Titular de la cuenta', d.beneficiario],
      ['RFC/CURP', 'VDE010203AB9'],
    ],
    { y: z + 36, ...estilo },
  )
  return { lamina, verdad: verdadDe(d, clave) }
}
