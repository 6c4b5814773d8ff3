import { hoja, type Layout, oscuro, papel } from './layout.ts'
import { clave, si, ult4 } from './pieza-ciega.ts'
import { arriba, centro, dos, hora, lado, tabla, tira } from './piezas.ts'

/** The other blind ones that were paid: from abroad, terminals, stores, counters. */
export const ciegasOtras: readonly Layout[] = [
  si(
    'hey-dimo',
    clave,
    null,
    (p) =>
      `${hora}<h2>Envío a celular exitoso</h2>${lado([
        ['Enviaste', `$${p.monto}`],
        ['Al celular', '55 4182 7730'],
        ['Contacto', p.benef],
        ['Institución', p.bancoD],
        ['Fecha', `${p.isoDiag} ${p.hora}`],
        ['Clave de rastreo', p.clave],
      ])}${centro('Operado con DiMo®', 'font-size:12px')}`,
  ),
  si(
    'revolut',
    null,
    ult4,
    (p) =>
      `${hora}<div style="font-size:32px">-$${p.monto}</div><p>To ${p.benef}</p><p>${p.ingles}, 3:42 PM</p>${lado(
        [
          ['Status', 'Completed'],
          ['Account', `CLABE ··${p.ult4}`],
          ['Reference', p.concepto],
          ['Fee', 'No fee'],
        ],
      )}`,
    oscuro,
  ),
  si(
    'wise',
    (p) => p.folio,
    ult4,
    (p) =>
      `<h2>Transfer confirmation</h2><p>Your transfer is complete.</p>${tabla([
        ['Transfer number', `#${p.folio}`],
        ['Date sent', p.ingles],
        ['Recipient', p.benef],
        ['Account', `ending in ${p.ult4}`],
        ['Our fee', '9.87 USD'],
        ['Exchange rate', '1 USD = 18.4120 MXN'],
        ['Recipient received', `${p.monto} MXN`],
      ])}`,
    hoja,
  ),
  si(
    'paypal',
    (p) => `5TY${p.operacion}KH`,
    null,
    (p) =>
      `<h2 style="color:#003087">PayPal</h2><p>Hola, ${p.nombre}:</p><p>Enviaste $${p.monto} MXN a ${p.benef}</p>${arriba(
        [
          ['Fecha de la transacción', p.larga],
          ['Id. de transacción', `5TY${p.operacion}KH`],
          ['Método de pago', `Visa x-${p.ult4o}`],
        ],
      )}${lado([
        ['Subtotal', `$${p.monto} MXN`],
        ['Total', `$${p.monto} MXN`],
      ])}`,
    hoja,
  ),
  si(
    'zelle-chase',
    (p) => p.operacion,
    null,
    (p) =>
      `${hora}<h2>You sent $${p.monto} with Zelle®</h2>${lado([
        ['Sent to', p.benef],
        ['Sent on', p.ingles],
        ['Pay from', `TOTAL CHECKING (...${p.ult4o})`],
        ['Transaction number', p.operacion],
        ['Status', 'Completed'],
      ])}`,
  ),
  si(
    'cep',
    clave,
    (p) => p.clabe.slice(-4),
    (p) =>
      `${centro('<b>BANCO DE MÉXICO</b>')}${centro('Comprobante Electrónico de Pago (CEP)')}${dos([
        ['Fecha de operación en el SPEI', p.iso],
        ['Hora de acreditación', p.hora],
        ['Institución emisora del pago', p.bancoO.toUpperCase()],
        ['Institución receptora del pago', p.bancoD.toUpperCase()],
        ['Nombre ordenante', p.nombre],
        ['Nombre beneficiario', p.benef],
        ['Cuenta ordenante', `0441800123456${p.ult4o}1`],
        ['Cuenta beneficiaria', p.clabe],
        ['Monto', `$${p.monto}`],
        ['IVA', '$0.00'],
        ['Clave de rastreo', p.clave],
        ['Número de serie del certificado', '00001000000514567890'],
      ])}`,
    hoja,
  ),
  si(
    'clip-recibo',
    (p) => p.aut,
    null,
    (p) =>
      `${centro('clip', 'color:#fc4c02;font-size:24px')}${centro(p.benef)}${centro(`$${p.monto}`, 'font-size:34px')}${centro('PAGO APROBADO')}${lado(
        [
          ['Tarjeta', `Mastercard •••• ${p.ult4o}`],
          ['Fecha', `${p.dmy} ${p.hora12}`],
          ['No. de autorización', p.aut],
          ['Propina', '$0.00'],
        ],
      )}`,
  ),
  si(
    'getnet-voucher',
    (p) => p.aut,
    null,
    (p) =>
      tira([
        '      GETNET SANTANDER',
        p.benef.slice(0, 30),
        'AFILIACION 7712894',
        `${p.dmyCorta}        ${p.hora}`,
        'VENTA',
        `VISA CREDITO ************${p.ult4o}`,
        `IMPORTE   MXN ${p.monto}`,
        `AUTORIZACION: ${p.aut}`,
        'ARQC: 8C11F02A94D7E63B',
        '         APROBADA',
        '  PAGARE NEGOCIABLE UNICAMENTE',
        '  CON INSTITUCIONES DE CREDITO',
      ]),
    papel,
  ),
  si(
    'amex-voucher',
    (p) => p.aut,
    null,
    (p) =>
      tira([
        '    AMERICAN EXPRESS',
        `ESTABLECIMIENTO 9351204417`,
        p.benef.slice(0, 30),
        `CUENTA XXXXXXXXXXX${p.ult4o}`,
        `FECHA ${p.mayus}  HORA ${p.hora.slice(0, 5)}`,
        `COMPRA NORMAL`,
        `TOTAL M.N. $${p.monto}`,
        `COD. APROBACION ${p.aut}`,
        'AUTORIZADO SIN FIRMA',
      ]),
    papel,
  ),
  si(
    'oxxo-deposito',
    (p) => p.folio,
    ult4,
    (p) =>
      tira([
        '   CADENA COMERCIAL OXXO',
        `FECHA ${p.dmy} ${p.hora.slice(0, 5)}`,
        'DEPOSITO A TARJETA / CUENTA',
        `${p.bancoD.toUpperCase()} ************${p.ult4}`,
        `DEPOSITO          $${p.monto}`,
        `COMISION             $${p.fee}`,
        `TOTAL             $${p.conFee}`,
        `EFECTIVO          $${p.conFee}`,
        `FOLIO: ${p.folio}`,
        'CONSERVE SU TICKET',
      ]),
    papel,
  ),
  si(
    'walmart-deposito',
    (p) => p.aut,
    ult4,
    (p) =>
      tira([
        '  NUEVA WAL MART DE MEXICO',
        'CORRESPONSALIA BANCARIA',
        `TDA 2231 CAJA 07 ${p.dmyCorta} ${p.hora.slice(0, 5)}`,
        `ABONO CTA ****${p.ult4}`,
        `MONTO ABONADO   ${p.monto}`,
        `AUT ${p.aut}`,
        'OPERACION EXITOSA',
      ]),
    papel,
  ),
  si(
    'ficha-ventanilla',
    (p) => p.folio,
    ult4,
    (p) =>
      tira([
        'BANCO MERCANTIL DEL NORTE',
        'SUC 0834 REFORMA  CAJERO 03',
        'DEPOSITO EN EFECTIVO',
        `CTA ABONO  ******${p.ult4}`,
        p.benef.slice(0, 30),
        `IMPORTE  $ ${p.monto}`,
        `FECHA ${p.dmyGuion} ${p.hora}`,
        `FOLIO ${p.folio}`,
        'DINERO DISPONIBLE EN LA CUENTA',
      ]),
    papel,
  ),
  si(
    'wire-us',
    (p) => p.operacion,
    ult4,
    (p) =>
      `<h2>Wire Transfer Receipt</h2><p>Your wire was sent successfully.</p>${tabla([
        ['Wire amount', `$${p.monto} USD`],
        ['Wire fee', '$45.00'],
        ['Sent date', p.ingles],
        ['Confirmation number', p.operacion],
        ['Recipient', p.benef],
        ['Recipient account', `...${p.ult4}`],
        ['Bank SWIFT/BIC', 'BMSXMXMM'],
      ])}`,
    hoja,
  ),
]
