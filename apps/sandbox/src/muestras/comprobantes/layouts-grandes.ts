import { digitos } from '../../mundo/azar.ts'
import { legible } from '../dinero.ts'
import { fechas } from './datos.ts'
import { nuevaLamina } from './lamina.ts'
import { type Layout, verdadDe } from './layout.ts'

const gris = { color: '#5f6b7a', tam: 11 }

/** The telephone's screen: labels at the left, values at the right edge. */
export const bbvaApp: Layout = (d) => {
  const clave = `MBAN0100${fechas.junta(d.dia).slice(2)}${digitos(d.azar, 10)}`
  const { lamina, escribe, bloque, pares } = nuevaLamina(390, 780)
  bloque(0, 0, 390, 90, '#072146')
  escribe(195, 34, 'BBVA', { tam: 24, negrita: true, color: '#ffffff', alinea: 'centro' })
  escribe(195, 120, 'Transferencia exitosa', { tam: 18, negrita: true, alinea: 'centro' })
  const der = { alinea: 'der', tam: 12, negrita: true } as const
  pares(
    [
      ['Importe transferido:', `$${legible(d.monto)}`],
      ['Fecha:', fechas.larga(d.dia)],
      ['Hora:', `${d.hora.slice(0, 5)} h`],
      ['Cuenta origen:', `•${d.cuenta.slice(-4)}`],
      ['Beneficiario:', d.beneficiario.slice(0, 26)],
      ['Banco destino:', 'BANORTE'],
      ['Concepto:', d.concepto],
      ['Folio:', d.folio],
      ['Clave de rastreo:', clave],
    ],
    { y: 190, x: 28, xv: 362, paso: d.azar.entero(40, 48), etiqueta: gris, valor: der },
  )
  escribe(195, 700, 'Guarda este comprobante para cualquier aclaración.', {
    ...gris,
    tam: 10,
    alinea: 'centro',
  })
  return { lamina, verdad: verdadDe(d, clave) }
}

/** The company's portal: a letter page, label and value side by side. */
export const bbvaEmpresas: Layout = (d) => {
  const clave = `BNET0100${fechas.junta(d.dia).slice(2)}${digitos(d.azar, 10)}`
  const { lamina, escribe, pares } = nuevaLamina(612, 792)
  escribe(60, 40, `${fechas.barras(d.dia)} 9:10:29 AM`, { tam: 8 })
  escribe(60, 70, 'BBVA', { tam: 22, negrita: true, color: '#004481' })
  escribe(60, 110, 'COMPROBANTE', { tam: 12, negrita: true })
  escribe(60, 132, 'Mis operaciones frecuentes - Traspasos a otros bancos')
  pares(
    [
      ['Cuenta de retiro:', d.cuenta],
      ['Tipo de operación:', 'INTERBANCARIO SIN CHEQUERA'],
      ['Banco destino:', 'BANORTE'],
      ['Cuenta de depósito:', d.clabe],
      ['Nombre corto:', d.beneficiario.slice(0, 20).trim()],
      ['Importe:', d.azar.next() < 0.5 ? `$${legible(d.monto)}` : `$ ${legible(d.monto)}`],
      ['Forma de depósito:', 'MISMO DIA (SPEI)'],
      ['Concepto de pago:', d.concepto],
      ['Referencia numérica:', d.referencia],
      ['Clave de rastreo:', clave],
      ['Fecha y Hora de Captura:', `${fechas.barras(d.dia)} ${d.hora}`],
      ['Folio de internet:', d.folio],
      ['IVA:', '$0.00'],
      ['Comisión:', '$0.00'],
      ['Estatus:', 'OPERADA'],
    ],
    { y: 170, x: 60, xv: 250, paso: 23 },
  )
  return { lamina, verdad: verdadDe(d, clave) }
}

export const santander: Layout = (d) => {
  const larga = d.azar.next() < 0.6
  const inicio = `${fechas.junta(d.dia)}40014`
  const letras = d.azar.elige(['TRAP', 'BMOV'])
  const clave = `${inicio}${letras}${digitos(d.azar, 17 - letras.length)}`
  const { lamina, escribe, bloque, pares } = nuevaLamina(612, 792)
  bloque(0, 0, 612, 60, '#ec0000')
  escribe(50, 20, 'Santander', { tam: 22, negrita: true, color: '#ffffff' })
  escribe(50, 90, 'Comprobante de Operación', { tam: 16, negrita: true })
  escribe(50, 116, 'Transferencia Interbancaria SPEI')
  pares(
    [
      ['Contrato:', d.folio.slice(0, 8)],
      ['Cuenta Cargo:', `${d.cuenta} - ${d.ordenante}`],
      ['Cuenta Abono:', `${d.clabe} - ${d.beneficiario}`],
      ['Importe:', `$ ${legible(d.monto)} MXN`],
      ['Concepto:', d.concepto],
      ['Fecha aplicación:', fechas.barras(d.dia)],
      ['Hora:', d.hora],
      ['RFC Beneficiario:', 'VDE010203AB9'],
      ['Referencia:', d.referencia],
      ...(larga ? [['Clave de Rastreo:', clave] as const] : []),
      ['Estado:', 'APLICADO'],
    ],
    { y: 160, x: 50, xv: d.azar.entero(190, 230), paso: 26, etiqueta: { negrita: true } },
  )
  escribe(50, 600, 'Este comprobante no es un documento fiscal.', { tam: 8 })
  return { lamina, verdad: verdadDe(d, larga ? clave : d.referencia) }
}

/** A report in two columns without colons. */
export const banorte: Layout = (d) => {
  const clave = `8846APR${d.azar.entero(1, 2)}${fechas.junta(d.dia)}${digitos(d.azar, 10)}`
  const { lamina, escribe, bloque, pares } = nuevaLamina(612, 792)
  escribe(50, 36, 'BANORTE', { tam: 22, negrita: true, color: '#eb0029' })
  escribe(50, 76, 'Reporte de Transferencia a Nacionales SPEI', { tam: 13, negrita: true })
  bloque(50, 98, 512, 1, '#888888')
  pares(
    [
      ['Cuenta/ CLABE Ordenante', d.cuenta],
      ['Nombre del Ordenante', d.ordenante],
      ['RFC o CURP del Ordenante', 'XAXX010101000'],
      ['Moneda', 'MXP'],
      ['Nombre del Beneficiario', d.beneficiario],
      ['Cuenta/CLABE/Celular', d.clabe],
      ['Banco Destino', 'BBVA MEXICO'],
      ['Importe a Transferir', `$${legible(d.monto)}`],
      ['IVA', '$0.00'],
      ['Fecha Aplicación', fechas.barras(d.dia)],
      ['Referencia numérica', d.referencia],
      ['Propósito de la Transferencia', d.concepto],
      ['Clave de Rastreo', clave],
      ['Confirmación', 'OK. OPERACION EFECTUADA'],
    ],
    { y: 116, x: 50, xv: 270, paso: d.azar.entero(22, 27), etiqueta: { tam: 10 }, valor: { tam: 10 } },
  )
  return { lamina, verdad: verdadDe(d, clave) }
}
