import { celular, hoja, type Layout, oscuro, papel } from './layout.ts'
import type { Pago } from './pago.ts'
import { abajo, alzado, arriba, caja, centro, dos, lado, palomita, tabla, tira, titulo } from './piezas.ts'

type Escribe<T> = (p: Pago) => T
const f = (
  nombre: string,
  numero: Escribe<string>,
  cuerpo: Escribe<string>,
  css = celular,
  ancho = 390,
): Layout => ({ nombre: `otra-${nombre}`, ancho, css, pagado: true, numero, cuerpo })
const clave = (p: Pago) => p.clave
const folio = (p: Pago) => p.folio
const aut = (p: Pago) => p.aut
const operacion = (p: Pago) => p.operacion
/** Pages of apps, shops, terminals and letters drawn after those of the other files, by somebody who had not seen the rules. */
export const layoutsOtras: readonly Layout[] = [
  f(
    'quedo-enviado',
    clave,
    (p) =>
      palomita() +
      centro('Tu dinero quedó enviado', 'font-size:22px') +
      alzado(p.entero, p.cents, 44, 'text-align:center') +
      lado([
        ['A', p.benef],
        ['Cuándo', `${p.abr}, ${p.hora12}`],
        ['Rastreo', p.clave],
        ['Ref', p.ddmmaa],
      ]),
  ),
  f(
    'banda-color',
    folio,
    (p) =>
      caja(
        titulo('Transferencia exitosa') + alzado(p.entero, '.' + p.cents, 38),
        'background:#0a5c2e;color:#fff',
      ) +
      arriba([
        ['Destinatario', p.benef],
        ['Fecha y hora', `${p.dmy} ${p.hora}`],
        ['Número de folio', p.folio],
        ['Concepto', p.concepto],
      ]),
  ),
  f(
    'cep-banxico',
    clave,
    (p) =>
      titulo('Comprobante Electrónico de Pago (CEP)', 18) +
      tabla([
        ['Fecha de operación en el SPEI', p.dmyGuion],
        ['Hora de abono', p.hora],
        ['Clave de rastreo', p.clave],
        ['Nombre del ordenante', p.nombre],
        ['Institución emisora', p.bancoO],
        ['Nombre del beneficiario', p.benef],
        ['Institución receptora', p.bancoD],
        ['Cuenta beneficiaria', p.clabe],
        ['Concepto del pago', p.concepto],
        ['Monto', '$' + p.monto],
        ['Estado del pago en Banxico', 'Liquidado'],
      ]),
    hoja,
    760,
  ),
  f(
    'oxxo-tira',
    folio,
    (p) =>
      tira([
        'CADENA COMERCIAL OXXO SA DE CV',
        'SUC. PLAZA NORTE',
        p.dmy + ' ' + p.hora,
        '',
        'DEPOSITO A TARJETA',
        'BANCO ' + p.bancoD,
        'TARJETA **** ' + p.ult4,
        'IMPORTE    $' + p.monto,
        'COMISION   $' + p.fee,
        'TOTAL      $' + p.conFee,
        'FOLIO ' + p.folio,
        'OPERACION EXITOSA',
      ]),
    papel,
    350,
  ),
  f(
    'seven-tira',
    aut,
    (p) =>
      tira([
        '7-ELEVEN MEXICO',
        'FECHA: ' + p.dmy,
        'SERVICIO: DEPOSITO ' + p.bancoD,
        'MONTO DEPOSITADO: $' + p.monto,
        'CARGO SERV: $' + p.fee,
        'NO. AUTORIZACION: ' + p.aut,
        'CONSERVE SU TICKET',
        'TRANSACCION APROBADA',
      ]),
    papel,
    350,
  ),
  f(
    'voucher-chip',
    aut,
    (p) =>
      centro('HOTELES Y VIAJES<br>AFIL: 7712345') +
      tira([
        'VENTA',
        'VISA CREDITO **** ' + p.ult4,
        'AID A0000000031010',
        'FECHA ' + p.dmy + '  ' + p.hora,
        'APROBADA',
        'AUT: ' + p.aut,
        'TOTAL: $' + p.monto + ' MXN',
        'FIRMA ELECTRONICA',
      ]),
    papel,
    340,
  ),
  f(
    'voucher-dcc',
    aut,
    (p) =>
      tira([
        'APROBADA',
        'IMPORTE M.N. $' + p.monto,
        'TARJETA ************' + p.ult4,
        'AUTORIZACION ' + p.aut,
        p.mayus + ' ' + p.hora,
        'PAGO SIN CONTACTO',
      ]),
    papel,
    340,
  ),
  f(
    'correo-recibo',
    operacion,
    (p) =>
      titulo('Recibimos tu pago', 24) +
      `<p>Hola ${p.nombre}, confirmamos tu pago de <b>$${p.monto} MXN</b> del ${p.larga}.</p>` +
      tabla([
        ['ID de transacción', p.operacion],
        ['Método', 'Transferencia'],
      ]),
    hoja,
    640,
  ),
  f(
    'correo-banco',
    clave,
    (p) =>
      `<p>Estimado(a) ${p.nombre}:</p><p>Le informamos que realizó una transferencia SPEI por $${p.monto} el ${p.dmy} a las ${p.hora}.</p><p>Clave de rastreo: ${p.clave}</p><p>Beneficiario: ${p.benef}</p>`,
    hoja,
    640,
  ),
  f(
    'wallet-oscura',
    operacion,
    (p) =>
      centro('Enviado', 'color:#7be0a5') +
      alzado(p.entero, p.cents, 48, 'text-align:center') +
      centro(p.benef) +
      dos([
        ['Fecha', p.abr],
        ['Hora', p.hora12],
        ['Operación', p.operacion],
        ['Banco', p.bancoD],
      ]),
    oscuro,
  ),
  f(
    'ventanilla-2',
    folio,
    (p) =>
      tira([
        p.bancoD.toUpperCase(),
        'FICHA DE DEPOSITO EN EFECTIVO',
        'FECHA ' + p.dmy,
        'CUENTA ABONO ******' + p.ult4,
        'EFECTIVO M.N. $' + p.monto,
        'MOVIMIENTO ' + p.folio,
        'DEPOSITO REALIZADO',
      ]),
    papel,
    420,
  ),
  f(
    'portal-empresa',
    folio,
    (p) =>
      titulo('Detalle de la operación') +
      dos([
        ['Cuenta de cargo', '****' + p.ult4o],
        ['Cuenta de abono', '****' + p.ult4],
        ['Importe', '$' + p.monto],
        ['Divisa', 'MXP'],
        ['Fecha de aplicación', p.dmy],
        ['Folio de operación', p.folio],
        ['Estatus', 'Aplicada'],
      ]),
    hoja,
    760,
  ),
  f(
    'valor-arriba',
    clave,
    (p) =>
      titulo('Comprobante') +
      abajo([['Cantidad enviada', '$' + p.monto]]) +
      abajo([
        ['Fecha de operación', p.larga],
        ['Clave de rastreo', p.clave],
      ]) +
      centro('Operación exitosa'),
  ),
  f(
    'sub-cents',
    folio,
    (p) =>
      centro('Pago realizado') +
      `<div style="font-size:42px;text-align:center">$${p.entero}<span style="font-size:.5em">.${p.cents}</span></div>` +
      lado([
        ['Fecha', p.isoDiag],
        ['Folio', p.folio],
        ['Comercio', p.benef],
      ]),
  ),
  f(
    'con-cashback',
    folio,
    (p) =>
      titulo('Compra exitosa') +
      lado([
        ['Pagaste', '$' + p.monto],
        ['Cashback ganado', '$12.50'],
        ['Fecha', p.abr],
        ['Folio', p.folio],
      ]),
  ),
  f(
    'saldo-post',
    clave,
    (p) =>
      titulo('Transferencia realizada') +
      lado([
        ['Monto transferido', '$' + p.monto],
        ['Comisión', '$0.00'],
        ['IVA', '$0.00'],
        ['Saldo anterior', '$98,771.20'],
        ['Fecha', p.dmyCorta + ' ' + p.hora],
        ['Clave de rastreo', p.clave],
      ]),
  ),
]
