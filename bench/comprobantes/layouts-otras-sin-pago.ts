import { celular, hoja, type Layout, papel } from './layout.ts'
import type { Pago } from './pago.ts'
import { alzado, arriba, boton, caja, centro, junto, lado, type Par, tabla, tira, titulo } from './piezas.ts'

const n = (nombre: string, cuerpo: (p: Pago) => string, css = celular, ancho = 390): Layout => ({
  nombre: `no-otra-${nombre}`,
  ancho,
  css,
  pagado: false,
  numero: () => null,
  cuerpo,
})
const base = (p: Pago, extra: readonly Par[] = []) =>
  lado([
    ['Importe', `$${p.monto}`],
    ['Fecha', p.dmy],
    ['Beneficiario', p.benef],
    ['Concepto', p.concepto],
    ...extra,
  ])
const spei = (p: Pago): Par[] => [
  ['Clave de rastreo', p.clave],
  ['Folio', p.folio],
]

/** Drawn with `layoutsOtras`: still to come, refused, given back, asked for, of no one payment. */
export const otrasSinPago: readonly Layout[] = [
  n(
    'prog-manana',
    (p) =>
      titulo('Transferencia para mañana') +
      base(p, spei(p)) +
      '<p>El cargo se realizará el siguiente día hábil.</p>',
  ),
  n(
    'prog-3',
    (p) =>
      tabla([
        ['Operación', 'SPEI'],
        ['Importe', '$' + p.monto],
        ['Fecha de ejecución', p.dmy],
        ['Periodicidad', 'Única'],
        ['Estatus', 'Programada'],
        ['Folio', p.folio],
      ]),
    hoja,
    700,
  ),
  n('domiciliacion', (p) => titulo('Alta de domiciliación') + base(p, [['Folio', p.folio]])),
  n(
    'proceso-3',
    (p) =>
      titulo('Orden enviada') +
      base(p, spei(p)) +
      '<p>Te avisaremos cuando el banco destino la acredite.</p>',
  ),
  n(
    'proceso-5',
    (p) =>
      titulo('Lote capturado') +
      tabla([
        ['Operaciones', '1'],
        ['Importe total', '$' + p.monto],
        ['Capturó', p.nombre],
        ['Autoriza', 'Pendiente'],
        ['Fecha de captura', p.dmy],
      ]),
    hoja,
    720,
  ),
  n(
    'rechazo-3',
    (p) =>
      base(p, [
        ['Respuesta', '51 Fondos insuf.'],
        ['Autorización', '000000'],
      ]),
    papel,
    360,
  ),
  n(
    'rechazo-4',
    (p) =>
      centro('DECLINADA') +
      tira([
        'AFILIACION 7654321',
        'TARJETA **** ' + p.ult4,
        'MONTO: $' + p.monto,
        'FECHA: ' + p.dmy,
        'ARQC: A1B2C3D4E5F6',
      ]),
    papel,
    360,
  ),
  n('rechazo-7', (p) => titulo('Tu pago no se acreditó') + base(p, [['Núm. de operación', p.operacion]])),
  n(
    'devuelto-2',
    (p) =>
      tabla([
        ['Fecha operación', p.dmy],
        ['Clave de rastreo', p.clave],
        ['Estado', 'Devuelto'],
        ['Causa', 'Cuenta inexistente'],
        ['Monto', '$' + p.monto],
      ]),
    hoja,
    760,
  ),
  n('reembolso', (p) => titulo('Te reembolsamos') + alzado(p.entero, p.cents) + base(p)),
  n(
    'qr-2',
    (p) =>
      titulo('Cobro CoDi') +
      base(p, [['Vence', p.hora]]) +
      centro('Comparte este código con quien te va a pagar'),
  ),
  n(
    'oxxo-2',
    (p) => tira(['OXXO PAY', 'REFERENCIA ' + p.operacion, 'MONTO A PAGAR $' + p.monto, 'EXPIRA ' + p.dmy]),
    papel,
    340,
  ),
  n(
    'instruc-spei',
    (p) =>
      titulo('Datos para tu transferencia') +
      arriba([
        ['Banco', 'STP'],
        ['CLABE', p.clabe],
        ['Monto exacto', '$' + p.monto],
        ['Concepto', p.folio],
      ]),
  ),
  n(
    'cotiz-2',
    (p) =>
      titulo('Propuesta de viaje') +
      tabla([
        ['Hotel', '3 noches'],
        ['Total', '$' + p.monto],
        ['Elaboró', p.nombre],
        ['Fecha', p.dmy],
      ]),
    hoja,
    720,
  ),
  n(
    'reserva-conf',
    (p) =>
      titulo('Confirmación de reserva') +
      tabla([
        ['Localizador', 'LMP735'],
        ['Total', '$' + p.monto],
        ['Fecha de compra', p.dmy],
        ['Forma de pago', 'Transferencia'],
      ]),
    hoja,
    720,
  ),
  n(
    'edo-cuenta',
    (p) =>
      titulo('Estado de cuenta') +
      `<table style="width:100%"><tr><th>Fecha<th>Descripción<th>Cargos<th>Abonos<th>Saldo</tr><tr><td>${p.dmy}<td>SPEI ENVIADO ${p.bancoD}<td>${p.monto}<td><td>120,331.10</tr><tr><td>${p.dmy}<td>COMISION<td>${p.fee}<td><td>120,321.10</tr></table>`,
    hoja,
    760,
  ),
  n(
    'movs',
    (p) =>
      titulo('Movimientos') +
      lado([
        ['SPEI enviado ' + p.dmyCorta, '-$' + p.monto],
        ['Compra Oxxo', '-$84.50'],
        ['Nómina', '+$12,400.00'],
      ]),
  ),
  n(
    'tdc',
    (p) =>
      titulo('Tu tarjeta') +
      lado([
        ['Pago para no generar intereses', '$' + p.monto],
        ['Pago mínimo', '$850.00'],
        ['Fecha límite', p.dmy],
      ]),
  ),
  n(
    'cfdi-2',
    (p) =>
      junto([
        ['Serie y folio', 'A ' + p.folio],
        ['Fecha de emisión', p.dmy],
        ['Subtotal', '$' + p.entero],
        ['IVA 16%', '$' + p.fee],
        ['Total', '$' + p.monto],
        ['Forma de pago', '03 Transferencia'],
        ['Sello digital del SAT', 'abCD12=='],
      ]),
    hoja,
    760,
  ),
  n(
    'dos-ops-2',
    (p) =>
      `<table style="width:100%"><tr><th>Beneficiario<th>Importe<th>Clave de rastreo<th>Estatus</tr><tr><td>${p.benef}<td>$${p.monto}<td>${p.clave}<td>Aplicado</tr><tr><td>OTRO SA<td>$2,300.00<td>BNET01002611050000001234<td>Aplicado</tr></table>`,
    hoja,
    900,
  ),
  n(
    'puntos',
    (p) =>
      titulo('Canje de puntos') +
      lado([
        ['Puntos usados', '12,400'],
        ['Equivalen a', '$' + p.monto],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  n('pantalla-previa-2', (p) => titulo('¿Todo bien?') + base(p) + boton('Sí, enviar')),
  n(
    'chat',
    (p) =>
      caja('Hola, ya te deposité $' + p.monto + ' el ' + p.larga + ' 👍', 'background:#dcf8c6') +
      caja('Folio ' + p.folio, 'background:#dcf8c6'),
  ),
  n(
    'poliza',
    (p) =>
      titulo('Póliza de egresos') +
      tabla([
        ['Fecha', p.dmy],
        ['Cargo', '$' + p.monto],
        ['Abono', '$' + p.monto],
        ['Póliza', p.folio],
      ]),
    hoja,
    760,
  ),
  n(
    'cancelacion-venta',
    (p) =>
      centro('CANCELACION DE VENTA') +
      tira(['TARJ **** ' + p.ult4, 'IMPORTE -$' + p.monto, 'AUT ' + p.aut, 'FECHA ' + p.dmy, 'APROBADA']),
    papel,
    360,
  ),
  n(
    'sin-conexion',
    (p) =>
      titulo('Venta fuera de línea') +
      tira(['IMPORTE $' + p.monto, 'FECHA ' + p.dmy, 'SE ENVIARA AL RECONECTAR', 'FOLIO ' + p.folio]),
    papel,
    360,
  ),
]
