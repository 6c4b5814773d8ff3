import type { Layout } from './layout.ts'
import type { Pago } from './pago.ts'
import { barra, carta, cuadro, filas, noche, pilas, rollo, tarjeta, telefono } from './pieza-ajena.ts'

const no = (nombre: string, cuerpo: (p: Pago) => string, css = telefono): Layout => ({
  nombre: `no-ajena-${nombre}`,
  ancho: css === rollo ? 300 : css === carta ? 780 : 400,
  css,
  pagado: false,
  numero: () => null,
  cuerpo,
})
const datos = (p: Pago): [string, string][] => [
  ['Importe', `$${p.monto}`],
  ['Fecha', p.dmy],
  ['Beneficiario', p.benef],
  ['Cuenta destino', `*${p.ult4}`],
  ['Clave de rastreo', p.clave],
  ['Folio', p.folio],
]

/** Nothing of these may be sure: it was not paid, nobody knows yet, or it is more than one payment. */
export const ajenasSinPago: readonly Layout[] = [
  no(
    'rechazada',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Transferencia rechazada</h3><p>El banco receptor no aceptó tu transferencia. El dinero volverá a tu cuenta.</p>${filas(datos(p))}`,
      ),
  ),
  no(
    'no-pudimos',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Ups, algo salió mal</h3><p>No pudimos completar tu envío. Inténtalo más tarde.</p>${filas(datos(p))}`,
      ),
    noche,
  ),
  no(
    'programada',
    (p) =>
      barra() +
      tarjeta(
        `<h3>¡Listo! Programaste tu transferencia</h3><p>Se enviará el ${p.larga}</p>${filas(datos(p))}`,
      ),
  ),
  no(
    'recurrente',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Transferencia recurrente creada</h3>${filas([...datos(p), ['Frecuencia', 'Mensual'], ['Próximo envío', p.abr]])}`,
      ),
  ),
  no(
    'en-proceso',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Estamos procesando tu transferencia</h3>${filas([...datos(p), ['Estatus', 'En proceso']])}`,
      ),
  ),
  no(
    'pendiente-firma',
    (p) =>
      `<h3>Operación capturada</h3><p>Requiere la autorización de un segundo apoderado.</p>${cuadro(datos(p))}`,
    carta,
  ),
  no(
    'por-autorizar',
    (p) => `<h3>Comprobante de captura</h3>${cuadro([...datos(p), ['Estatus', 'Por autorizar']])}`,
    carta,
  ),
  no(
    'confirma',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Revisa y confirma</h3>${pilas(datos(p).slice(0, 4))}<div style="background:#004481;color:#fff;padding:12px;text-align:center;border-radius:8px">Transferir</div>`,
      ),
  ),
  no(
    'desliza',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Vas a enviar</h3><div class="g">$${p.monto}</div>${filas(datos(p).slice(1, 4))}<p style="text-align:center">Desliza para pagar →</p>`,
      ),
    noche,
  ),
  no(
    'ficha-oxxo',
    (p) =>
      `<div>FICHA DE PAGO OXXO\nReferencia 9312 ${p.ref} 4471\nMONTO A PAGAR $${p.monto} MXN\nVENCE ${p.dmy} 23:59\nPresenta este codigo en caja\nOXXO cobrara una comision</div>`,
    rollo,
  ),
  no(
    'instrucciones-spei',
    (p) =>
      `<h3>Cómo pagar tu reserva</h3><p>Realiza una transferencia SPEI con estos datos antes del ${p.larga}:</p>${cuadro(
        [
          ['Banco', p.bancoD],
          ['CLABE', p.clabe],
          ['Beneficiario', p.benef],
          ['Importe', `$${p.monto}`],
          ['Referencia', p.folio],
        ],
      )}`,
    carta,
  ),
  no(
    'devuelta',
    (p) => barra() + tarjeta(`<h3>SPEI devuelto</h3><p>Motivo: cuenta inexistente</p>${filas(datos(p))}`),
  ),
  no(
    'devolucion-abonada',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Devolución exitosa</h3><p>Te regresamos el dinero de tu transferencia.</p>${filas(datos(p))}`,
      ),
  ),
  no(
    'cep-devuelto',
    (p) =>
      `<h3>Comprobante Electrónico de Pago</h3>${cuadro([
        ['Fecha de operación', p.dmyGuion],
        ['Clave de rastreo', p.clave],
        ['Institución emisora', p.bancoO],
        ['Institución receptora', p.bancoD],
        ['Monto', p.monto],
        ['Estado del pago en Banxico', 'Devuelto'],
      ])}`,
    carta,
  ),
  no(
    'factura',
    (p) =>
      `<h3>FACTURA ${p.ref}</h3>${cuadro([
        ['Emisor', p.benef],
        ['Folio fiscal', '6F1C1C2B-1111-4222-8333-ABCDEFABCDEF'],
        ['Fecha de emisión', p.dmy],
        ['Método de pago', 'PUE'],
        ['Forma de pago', '03 Transferencia electrónica'],
        ['Total', `$${p.monto}`],
      ])}`,
    carta,
  ),
  no(
    'cotizacion',
    (p) =>
      `<h3>Cotización de viaje</h3>${cuadro([
        ['Folio', p.folio],
        ['Fecha', p.dmy],
        ['Total del paquete', `$${p.monto}`],
        ['Anticipo para apartar', `$${p.fee}`],
        ['Vigencia', '48 horas'],
      ])}`,
    carta,
  ),
  no(
    'estado-de-cuenta',
    (p) =>
      `<h3>Movimientos de tu cuenta</h3>${cuadro([
        ['Saldo inicial', '$82,500.75'],
        [p.dmy, `SPEI ENVIADO ${p.bancoD} ${p.clave} $${p.monto}`],
        [p.dmy, `COMISION $${p.fee}`],
        [p.dmy, 'DEPOSITO EN EFECTIVO $4,500.00'],
        ['Saldo final', '$70,120.00'],
      ])}`,
    carta,
  ),
  no(
    'dos-operaciones',
    (p) =>
      `${barra()}${tarjeta(`<h3>Transferencia exitosa</h3>${filas(datos(p))}`)}${tarjeta(
        `<h3>Transferencia exitosa</h3>${filas([
          ['Importe', `$${p.conFee}`],
          ['Fecha', p.dmy],
          ['Beneficiario', p.benef],
          ['Clave de rastreo', `${p.clave.slice(0, -3)}771`],
          ['Folio', p.operacion],
        ])}`,
      )}`,
  ),
  no(
    'dos-tickets',
    (p) =>
      `<div>DEPOSITO\n${p.dmy} ${p.hora}\nMONTO $${p.monto}\nFOLIO ${p.folio}\nAUT ${p.aut}\n- - - - - - - - - - - - -\nDEPOSITO\n${p.dmy} ${p.hora}\nMONTO $${p.conFee}\nFOLIO ${p.operacion.slice(0, 9)}\nAUT ${p.ref.slice(0, 6)}</div>`,
    rollo,
  ),
  no(
    'voucher-declinado',
    (p) =>
      `<div>AFIL 7712309\nVENTA\nXXXX ${p.ult4o}\nTOTAL $${p.monto}\n${p.dmyCorta} ${p.hora}\nDECLINADA\nCODIGO 51\nLLAME A SU BANCO</div>`,
    rollo,
  ),
  no(
    'voucher-cancelacion',
    (p) =>
      `<div>AFIL 7712309\nCANCELACION\nXXXX ${p.ult4o}\nTOTAL - $${p.monto}\nAPROBADA AUT ${p.aut}\n${p.dmyCorta} ${p.hora}</div>`,
    rollo,
  ),
  no(
    'voucher-preautorizacion',
    (p) =>
      `<div>HOTEL CENTRO\nPRE-AUTORIZACION\nXXXX ${p.ult4o}\nIMPORTE $${p.monto}\nAPROBADA AUT ${p.aut}\n${p.dmyCorta} ${p.hora}\nNO ES UN CARGO</div>`,
    rollo,
  ),
  no(
    'solicitud-de-dinero',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Solicitaste dinero</h3><div class="g">$${p.monto}</div>${filas([
          ['A', p.nombre],
          ['Fecha', p.abr],
          ['Folio', p.folio],
          ['Estado', 'Esperando pago'],
        ])}`,
      ),
  ),
  no(
    'cobro-codi',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Escanea para pagar</h3>${filas([
          ['Monto', `$${p.monto}`],
          ['Comercio', p.benef],
          ['Concepto', p.concepto],
          ['Folio', p.folio],
        ])}`,
      ),
    noche,
  ),
  no(
    'pending-ingles',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Transfer pending</h3>${filas([
          ['Amount', `$${p.monto} MXN`],
          ['Recipient', p.benef],
          ['Estimated arrival', p.ingles],
          ['Tracking key', p.clave],
        ])}`,
      ),
  ),
  no(
    'declined-ingles',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Payment declined</h3>${filas([
          ['Amount', `$${p.monto}`],
          ['Date', p.ingles],
          ['Reference', p.folio],
        ])}`,
      ),
    noche,
  ),
  no(
    'retencion',
    (p) =>
      barra() +
      tarjeta(
        `<h3>Tu transferencia está en revisión</h3><p>Por seguridad retuvimos esta operación hasta 24 horas.</p>${filas(datos(p))}`,
      ),
  ),
  no(
    'cheque-sbc',
    (p) =>
      `<div>DEPOSITO DE CHEQUE\nSALVO BUEN COBRO\n${p.dmy} ${p.hora}\nCUENTA ****${p.ult4}\nIMPORTE $${p.monto}\nFOLIO ${p.folio}</div>`,
    rollo,
  ),
  no(
    'simulador',
    (p) => `<h3>Simulación de transferencia</h3><p>Ejemplo sin validez.</p>${cuadro(datos(p))}`,
    carta,
  ),
  no(
    'chat',
    (p) =>
      `${barra()}${tarjeta(`Oye ya te deposité los $${p.monto} ayer ${p.abr}, mañana te paso el comprobante 🙏`)}`,
  ),
]
