import { digitos } from '../../mundo/azar.ts'
import { legible } from '../dinero.ts'
import { type Datos, fechas, type Verdad } from './datos.ts'
import { enLetra } from './en-letra.ts'
import { nuevaLamina } from './lamina.ts'
import type { Layout } from './layout.ts'

/** Layouts of which the reader's table of banks knows nothing. */
const verdad = (d: Datos, change: Partial<Verdad>): Verdad => ({
  fechaPago: fechas.barras(d.dia),
  montoPagado: legible(d.monto),
  moneda: 'MXN',
  concepto: d.concepto,
  numeroTransaccion: null,
  ...change,
})

/** Year first and amounts without a sign, with a balance and a fee beside them. */
export const diaAlReves: Layout = (d) => {
  const clave = `${fechas.junta(d.dia)}40044${digitos(d.azar, 12)}`
  const { lamina, escribe, pares } = nuevaLamina(612, 792)
  escribe(50, 40, 'Banco del Istmo', { tam: 20, negrita: true, color: '#7a1f6b' })
  escribe(50, 80, 'Transferencia SPEI enviada', { tam: 13 })
  pares(
    [
      ['Fecha:', fechas.alReves(d.dia)],
      ['Cuenta de cargo:', d.cuenta],
      ['Cuenta de Abono:', d.clabe],
      ['Nombre Beneficiario/Razón Social:', d.beneficiario],
      ['Importe:', legible(d.monto)],
      ['Comisión:', '7.50'],
      ['IVA:', '1.20'],
      ['Saldo disponible:', legible(d.monto * 3 + 1717)],
      ['Concepto:', d.concepto],
      ['Referencia (Numérica):', d.referencia],
      ['Folio:', d.folio],
      ['Clave de Rastreo:', clave],
    ],
    { y: 126, x: 50, xv: 280, paso: 27 },
  )
  return { lamina, verdad: verdad(d, { numeroTransaccion: clave }) }
}

/** Cards of a telephone: each label over its value, two beside each other. */
export const tarjetas: Layout = (d) => {
  const { lamina, escribe, bloque } = nuevaLamina(390, 800, '#f4f1fa')
  bloque(16, 80, 358, 640, '#ffffff')
  escribe(195, 36, 'cuarzo', { tam: 24, negrita: true, color: '#6a1b9a', alinea: 'centro' })
  const gris = { tam: 11, color: '#6b6b75' }
  const dato = { tam: 14, negrita: true }
  const par = (x: number, y: number, nombre: string, valor: string) => {
    escribe(x, y, nombre, gris)
    escribe(x, y + 18, valor, dato)
  }
  par(36, 104, 'Monto', `$${legible(d.monto)}`)
  par(36, 174, 'Fecha', fechas.mayusculas(d.dia))
  par(220, 174, 'Hora', d.hora.slice(0, 5))
  par(36, 244, 'Tipo de transferencia', 'SPEI')
  par(220, 244, 'Estatus', 'Completada')
  par(36, 314, 'Concepto', d.concepto)
  par(36, 384, 'Número de referencia', d.referencia)
  par(220, 384, 'Folio', d.folio)
  par(36, 454, 'Nombre', d.beneficiario.slice(0, 24))
  par(36, 524, 'Entidad', 'BBVA MEXICO')
  par(220, 524, 'CLABE', `••••${d.clabe.slice(-4)}`)
  const clave = `NU3${Array.from({ length: 25 }, () => d.azar.elige(Array.from('ABCDEFGHJKLMNPQRTUVWXY346789'))).join('')}`
  escribe(36, 594, 'Clave de rastreo', gris)
  escribe(36, 612, clave, { tam: 13, negrita: true })
  return { lamina, verdad: verdad(d, { numeroTransaccion: clave }) }
}

/** A slip of the window: cash, amount in words, no concept. */
export const ventanilla: Layout = (d) => {
  const { lamina, escribe, bloque, pares } = nuevaLamina(330, 620)
  escribe(165, 30, 'CAJA POPULAR SERRANA', { tam: 14, negrita: true, alinea: 'centro' })
  escribe(165, 54, 'DEPOSITO EN EFECTIVO', { tam: 12, alinea: 'centro' })
  bloque(20, 76, 290, 1, '#555555')
  const y = pares(
    [
      ['SUCURSAL', '0417 CENTRO'],
      ['CAJA', '03'],
      ['FECHA', `${fechas.barras(d.dia)} ${d.hora}`],
      ['CUENTA', d.cuenta],
      ['TITULAR', d.beneficiario.slice(0, 22)],
      ['EFECTIVO RECIBIDO', `$${legible(d.monto + (10_000 - (d.monto % 10_000)))}`],
      ['CAMBIO', `$${legible(10_000 - (d.monto % 10_000))}`],
      ['TOTAL DEPOSITADO', `$${legible(d.monto)} M.N.`],
    ],
    { y: 92, x: 20, xv: 150, paso: 30, etiqueta: { tam: 11 }, valor: { tam: 12 } },
  )
  const palabras = `(${enLetra(d.monto)})`
  const corte = palabras.length > 42 ? palabras.lastIndexOf(' ', 42) : palabras.length
  escribe(20, y + 4, palabras.slice(0, corte), { tam: 10 })
  if (corte < palabras.length) escribe(20, y + 18, palabras.slice(corte).trim(), { tam: 10 })
  pares(
    [
      ['REFERENCIA', d.referencia],
      ['FOLIO', d.folio],
      ['AUTORIZACION', d.autorizacion],
    ],
    { y: y + 48, x: 20, xv: 150, paso: 28, valor: { tam: 12 } },
  )
  escribe(165, 560, 'CONSERVE ESTE COMPROBANTE', { tam: 9, alinea: 'centro' })
  return { lamina, verdad: verdad(d, { concepto: null, numeroTransaccion: d.autorizacion }) }
}

/** Dollars between Mexican banks, a concept of two lines and the day of printing beside the day of the payment. */
export const dolares: Layout = (d) => {
  const { lamina, escribe, pares } = nuevaLamina(612, 792)
  escribe(50, 40, 'FINANCIERA LITORAL', { tam: 18, negrita: true, color: '#00695c' })
  escribe(50, 74, 'Comprobante de transferencia SPID', { tam: 13 })
  escribe(562, 44, `Fecha de impresión: ${fechas.guiones(d.dia)}`, { tam: 8, alinea: 'der' })
  const y = pares(
    [
      ['Ordenante:', d.ordenante],
      ['Beneficiario:', d.beneficiario],
      ['Cuenta destino:', d.clabe],
      ['Monto de la transferencia:', `US$ ${legible(d.monto)}`],
      ['Divisa:', 'USD'],
      ['Fecha de operación:', fechas.guiones(d.dia)],
      ['Número de operación:', d.folio],
      ['Concepto:', d.concepto],
    ],
    { y: 120, x: 50, xv: 230, paso: 28, etiqueta: { color: '#455a64' } },
  )
  escribe(230, y - 12, 'SEGUNDA PARCIALIDAD')
  return {
    lamina,
    verdad: verdad(d, {
      moneda: 'USD',
      concepto: `${d.concepto} SEGUNDA PARCIALIDAD`,
      numeroTransaccion: d.folio,
    }),
  }
}
