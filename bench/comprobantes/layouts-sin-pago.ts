import { celular, hoja, type Layout, oscuro, papel } from './layout.ts'
import type { Pago } from './pago.ts'
import {
  abajo,
  alzado,
  arriba,
  boton,
  caja,
  centro,
  dos,
  hora,
  junto,
  lado,
  tabla,
  tira,
  titulo,
} from './piezas.ts'

const datos = (p: Pago) =>
  lado([
    ['Monto', `$${p.monto}`],
    ['Fecha', p.dmy],
    ['Para', p.benef],
    ['Concepto', p.concepto],
    ['Folio', p.folio],
  ])
const app = (nombre: string, cuerpo: (p: Pago) => string, css = celular, ancho = 390): Layout => ({
  nombre: `no-${nombre}`,
  ancho,
  css,
  pagado: false,
  numero: () => null,
  cuerpo,
})

/** Pages that look like a payment and are none, and pages that are nothing of the kind. */
export const sinPago: readonly Layout[] = [
  app(
    'realizada',
    (p) => hora + titulo('Operación no realizada', 22) + datos(p) + boton('Intentar de nuevo'),
  ),
  app(
    'fondos',
    (p) =>
      titulo('Lo sentimos', 24) + '<p>Fondos insuficientes para completar la transferencia.</p>' + datos(p),
  ),
  app('declinada', (p) => titulo('Tarjeta declinada', 22) + datos(p), oscuro),
  app('cancelada', (p) => datos(p) + lado([['Estatus', 'Cancelada']])),
  app(
    'devuelta',
    (p) =>
      titulo('Transferencia SPEI') +
      datos(p) +
      arriba([['Clave de rastreo', p.clave]]) +
      '<p>Tu transferencia fue devuelta por el banco destino.</p>',
  ),
  app(
    'devuelta-estado',
    (p) =>
      tabla([
        ['Importe', `$${p.monto}`],
        ['Fecha de operación', p.dmy],
        ['Estado del pago', 'Devuelto'],
        ['Clave de rastreo', p.clave],
      ]),
    hoja,
    700,
  ),
  app(
    'programada',
    (p) => titulo('¡Listo! Programaste tu transferencia', 20) + datos(p) + lado([['Se enviará el', p.larga]]),
  ),
  app(
    'programada-2',
    (p) =>
      titulo('Transferencia programada', 22) +
      abajo([
        ['Monto', `$${p.monto}`],
        ['Fecha de aplicación', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  app(
    'por-pagar',
    (p) =>
      titulo('Total por pagar', 18) +
      titulo(`$${p.monto}`, 32) +
      lado([
        ['Fecha límite', p.dmy],
        ['Referencia', p.operacion],
      ]) +
      boton('Pagar ahora'),
  ),
  app(
    'instrucciones',
    (p) =>
      titulo('Instrucciones de pago', 22) +
      '<p>Realiza tu transferencia con los siguientes datos:</p>' +
      tabla([
        ['Banco', p.bancoD],
        ['CLABE', p.clabe],
        ['Beneficiario', p.benef],
        ['Importe a pagar', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Concepto', p.concepto],
      ]),
    hoja,
    640,
  ),
  app('confirma', (p) => hora + titulo('Confirma tu transferencia', 20) + datos(p) + boton('Confirmar')),
  app(
    'continuar',
    (p) =>
      hora +
      titulo('Transferir', 20) +
      alzado(p.entero, p.cents) +
      lado([
        ['Para', p.benef],
        ['Desde', `*${p.ult4o}`],
        ['Fecha', 'Hoy'],
        ['Concepto', p.concepto],
      ]) +
      boton('Continuar'),
  ),
  app(
    'revisa',
    (p) =>
      titulo('Revisa los datos antes de enviar', 18) +
      arriba([
        ['Vas a enviar', `$${p.monto}`],
        ['A', p.benef],
        ['Fecha', p.dmy],
        ['Referencia', p.ref],
      ]) +
      boton('Enviar'),
  ),
  app(
    'token',
    (p) =>
      titulo('Ingresa tu token', 20) +
      lado([
        ['Importe', `$${p.monto}`],
        ['Cuenta destino', p.clabe],
        ['Fecha de operación', p.dmy],
      ]) +
      boton('Autorizar'),
  ),
  app(
    'ficha-tienda',
    (p) =>
      centro('FICHA DE PAGO') +
      centro('Paga en cualquier tienda de conveniencia') +
      titulo(`Monto a pagar: $${p.monto}`, 20) +
      centro('|||| ||| || |||| | ||| ||||', 'font-size:40px;letter-spacing:-2px') +
      centro(`${p.operacion}${p.ref}`) +
      junto([
        ['Fecha límite de pago', p.dmy],
        ['Referencia', p.operacion],
      ]) +
      '<p>1. Acude a la tienda más cercana. 2. Indica al cajero que quieres realizar un pago. 3. Conserva tu comprobante.</p>',
    hoja,
    620,
  ),
  app(
    'ficha-banco',
    (p) =>
      titulo('Formato para pago en ventanilla', 20) +
      tabla([
        ['Convenio', '1234567'],
        ['Referencia', p.operacion],
        ['Importe', `$${p.monto}`],
        ['Vigencia', p.dmy],
        ['Concepto', p.concepto],
      ]),
    hoja,
    700,
  ),
  app(
    'factura',
    (p) =>
      titulo('FACTURA', 24) +
      tabla([
        ['Folio', `A-${p.ref}`],
        ['Fecha de emisión', p.dmy],
        ['RFC', 'XAXX010101000'],
        ['Subtotal', `$${p.monto}`],
        ['IVA 16%', '$160.00'],
        ['Total', `$${p.conFee}`],
        ['Método de pago', 'PPD'],
        ['Uso CFDI', 'G03'],
        ['Folio fiscal', '6F1A2B3C-0000-4A00-8B00-AABBCCDDEEFF'],
      ]),
    hoja,
    760,
  ),
  app(
    'voucher-sin-aprobar',
    (p) =>
      centro(p.benef) +
      tira([
        `TERMINAL: 00451122`,
        `FECHA: ${p.dmy} ${p.hora}`,
        'VENTA',
        `TARJETA ****${p.ult4o}`,
        `TOTAL $${p.monto}`,
      ]),
    papel,
    300,
  ),
  app(
    'voucher-rechazado',
    (p) =>
      centro(p.benef) +
      tira([
        `FECHA: ${p.dmy} ${p.hora}`,
        `IMPORTE $${p.monto}`,
        `REF: ${p.ref}`,
        '*** TRANSACCION RECHAZADA ***',
        'COD 51',
      ]),
    papel,
    300,
  ),
  app(
    'voucher-cancelacion',
    (p) =>
      centro(p.benef) +
      tira([
        `FECHA: ${p.dmy} ${p.hora}`,
        'CANCELACION',
        `TOTAL - $${p.monto}`,
        `AUTORIZACION: ${p.aut}`,
        'APROBADA',
      ]),
    papel,
    300,
  ),
  app(
    'voucher-devolucion',
    (p) =>
      centro(p.benef) +
      tira([
        `FECHA: ${p.dmy} ${p.hora}`,
        'DEVOLUCION',
        `TOTAL $${p.monto}`,
        `AUTORIZACION: ${p.aut}`,
        'APROBADA',
      ]),
    papel,
    300,
  ),
  app(
    'menu',
    () =>
      titulo('Menú del día', 24) +
      lado([
        ['Enchiladas suizas', '$145.00'],
        ['Pozole', '$120.00'],
        ['Agua fresca', '$35.00'],
        ['Flan', '$60.00'],
      ]),
  ),
  app(
    'saldo',
    (p) =>
      hora +
      titulo('Mis cuentas', 22) +
      lado([
        ['Saldo disponible', `$${p.monto}`],
        ['Cuenta', `*${p.ult4o}`],
        ['Fecha', p.dmy],
      ]) +
      boton('Transferir'),
  ),
  app(
    'chat',
    (p) =>
      caja('Hola, ya te hice la transferencia', 'background:#dcf8c6') +
      caja(`Fueron $${p.monto} el ${p.dmy}`, 'background:#dcf8c6') +
      caja('Perfecto, me mandas el comprobante porfa', 'background:#eee') +
      caja('Sí, en un rato', 'background:#dcf8c6'),
  ),
  app(
    'en-proceso',
    (p) => titulo('Estamos procesando tu transferencia', 20) + datos(p) + lado([['Estatus', 'En proceso']]),
  ),
  app('pendiente', (p) => titulo('Pago pendiente', 22) + datos(p) + arriba([['Clave de rastreo', p.clave]])),
  app(
    'no-pudimos',
    (p) => titulo('No pudimos completar tu pago', 20) + datos(p) + '<p>Intenta más tarde.</p>',
    oscuro,
  ),
  app(
    'error',
    (p) =>
      titulo('¡Ups! Algo salió mal', 22) + datos(p) + '<p>La operación no se pudo procesar. Código 1043.</p>',
  ),
  app(
    'autorizar',
    (p) =>
      titulo('Operación pendiente de autorización', 19) +
      tabla([
        ['Importe', `$${p.monto}`],
        ['Fecha de captura', p.dmy],
        ['Beneficiario', p.benef],
        ['Folio', p.folio],
        ['Firmas', '1 de 2'],
      ]),
    hoja,
    700,
  ),
  app(
    'cotizacion',
    (p) =>
      titulo('Cotización de viaje', 22) +
      tabla([
        ['Folio', p.ref],
        ['Fecha', p.dmy],
        ['Hotel', '3 noches todo incluido'],
        ['Total', `$${p.monto}`],
        ['Vigencia', '48 horas'],
      ]),
    hoja,
    700,
  ),
  app(
    'pedido',
    (p) =>
      titulo('Tu pedido está reservado', 20) +
      dos([
        ['Total a pagar', `$${p.monto}`],
        ['Paga antes del', p.dmy],
        ['Orden', p.folio],
        ['Método', 'Efectivo en tienda'],
      ]),
  ),
  app(
    'vacia',
    () => '<div style="height:520px;background:linear-gradient(160deg,#7fb2d9,#e8d7a5 60%,#c9a56b)"></div>',
  ),
  app(
    'reverso',
    (p) => titulo('Reverso de operación', 20) + datos(p) + lado([['Monto reversado', `$${p.monto}`]]),
  ),
  app('reembolso', (p) => titulo('Reembolso exitoso', 20) + datos(p)),
]
