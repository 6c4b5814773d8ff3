import { celular, hoja, type Layout, oscuro, papel } from './layout.ts'
import type { Pago } from './pago.ts'
import { arriba, boton, caja, centro, hora, junto, lado, type Par, palomita, tabla, tira } from './piezas.ts'

const no = (
  nombre: string,
  cuerpo: (p: Pago) => string,
  css = celular,
  ancho = css === papel ? 310 : css === hoja ? 760 : 390,
): Layout => ({ nombre: `no-ciega-${nombre}`, ancho, css, cuerpo, pagado: false, numero: () => null })
const spei = (p: Pago): Par[] => [
  ['Monto', `$${p.monto}`],
  ['Beneficiario', p.benef],
  ['Cuenta destino', `${p.bancoD} •${p.ult4}`],
  ['Fecha', `${p.dmy} ${p.hora}`],
  ['Clave de rastreo', p.clave],
]

/** Drawn with the other blind ones: not paid, nobody knows yet, or no proof of a payment to the agency. */
export const ciegasSinPago: readonly Layout[] = [
  no(
    'programada',
    (p) =>
      `${hora}${palomita()}${centro('Operación programada con éxito', 'font-size:20px')}${lado([['Se realizará el', p.larga], ...spei(p).slice(0, 3), ['Folio', p.folio]])}`,
  ),
  no(
    'en-validacion',
    (p) =>
      `${hora}<h2>Tu transferencia está en validación</h2><p>Por tu seguridad la estamos revisando. Te avisaremos en máximo 24 horas.</p>${lado(spei(p))}`,
  ),
  no(
    'segunda-firma',
    (p) =>
      `<h2>Banca Empresarial</h2><h3>Detalle de la operación</h3>${tabla([['Estatus', 'Pendiente de autorización'], ['Firmas', '1 de 2'], ['Capturó', p.nombre], ...spei(p)])}`,
    hoja,
  ),
  no(
    'firma-mancomunada',
    (p) =>
      `<h3>Operación enviada a firma mancomunada</h3><p>Folio de captura ${p.folio}</p>${tabla(spei(p).slice(0, 4))}<p>El apoderado B debe liberar la operación.</p>`,
    hoja,
  ),
  no(
    'estatus-abajo',
    (p) =>
      `${hora}<h3>Comprobante SPEI</h3>${arriba([...spei(p), ['Estatus de la operación', 'Rechazada']])}`,
  ),
  no(
    'devuelta-por-banco',
    (p) =>
      `${hora}${centro(`$${p.monto}`, 'font-size:32px')}${lado([['Enviado', `${p.abr} ${p.hora12}`], ['Devuelto', `${p.abr}`], ['Causa', 'Cuenta inexistente'], ...spei(p).slice(1)])}`,
    oscuro,
  ),
  no(
    'reverted',
    (p) =>
      `${hora}<div style="font-size:30px">$${p.monto}</div><p>To ${p.benef}</p><p>${p.ingles}</p>${lado([
        ['Status', 'Reverted'],
        ['Account', `··${p.ult4}`],
      ])}`,
    oscuro,
  ),
  no(
    'cobro-expirado',
    (p) =>
      `${hora}<h2>El cobro expiró</h2><p>La solicitud de $${p.monto} venció el ${p.larga}.</p>${lado([
        ['Solicitado por', p.benef],
        ['Folio', p.folio],
      ])}`,
  ),
  no(
    'cotizacion',
    (p) =>
      `<h1>${p.benef}</h1><h2>Cotización ${p.aut}</h2>${tabla([
        ['Cliente', p.nombre],
        ['Fecha', p.larga],
        ['Paquete', 'Cancún 4 noches todo incluido'],
        ['Subtotal', `$${p.monto}`],
        ['Total', `$${p.conFee}`],
      ])}<p>Precios sujetos a disponibilidad. Vigencia 3 días.</p>`,
    hoja,
  ),
  no(
    'reservacion',
    (p) =>
      `<h2>Tu reservación está confirmada</h2>${tabla([
        ['Hotel', 'Playa Serena Resort'],
        ['Clave de confirmación', p.aut],
        ['Llegada', p.dmy],
        ['Huésped', p.nombre],
        ['Habitación', 'Doble vista al mar'],
        ['Total', `$${p.monto} MXN`],
      ])}<p>El hotel hará el cargo al momento de tu llegada.</p>`,
    hoja,
  ),
  no(
    'codi-solicitud',
    (p) =>
      `${hora}<h3>Mensaje de cobro CoDi®</h3>${lado([
        ['Solicita', p.benef],
        ['Monto', `$${p.monto}`],
        ['Concepto', p.concepto],
        ['Fecha', p.dmy],
        ['Estado', 'Sin aceptar'],
      ])}${boton('Aceptar y pagar')}`,
  ),
  no(
    'link-de-pago',
    (p) =>
      `${hora}<h2>${p.benef} te envió un link de pago</h2>${centro(`$${p.monto} MXN`, 'font-size:32px')}${lado(
        [
          ['Concepto', p.concepto],
          ['Vence', p.abr],
          ['Id', p.operacion],
        ],
      )}${boton('Pagar con tarjeta')}`,
  ),
  no(
    'contactos',
    (p) =>
      `${hora}<h2>¿A quién le transfieres?</h2>${lado([
        [p.benef, `${p.bancoD} •${p.ult4}`],
        [p.nombre, `${p.bancoO} •${p.ult4o}`],
        ['Tía Chela', 'Nu •4471'],
        ['Renta depto', 'HSBC •9028'],
      ])}${boton('Nuevo contacto')}`,
  ),
  no(
    'movimientos',
    (p) =>
      `${hora}<h2>Movimientos</h2><p>Saldo disponible $23,118.40</p>${lado([
        [`SPEI enviado ${p.benef}<br>${p.abr}`, `-$${p.monto}`],
        [`OXXO Reforma<br>${p.abr}`, '-$187.50'],
        [`Nómina<br>${p.abr}`, '+$11,240.00'],
        [`Netflix<br>${p.abr}`, '-$249.00'],
      ])}`,
  ),
  no(
    'chat',
    (p) =>
      `<div style="background:#075e54;color:#fff;padding:10px"><b>${p.nombre}</b><br>en línea</div>${caja(`Hola! ya te pagué los $${p.monto} del viaje, ayer ${p.abr}<br><small>10:21</small>`, 'background:#fff')}${caja('Perfecto, ¿me mandas tu comprobante? 🙏<br><small>10:22 ✓✓</small>', 'background:#dcf8c6;margin-left:60px')}`,
    `${celular}body{background:#ece5dd;padding:0}`,
  ),
  no(
    'limite',
    (p) =>
      `${hora}<h3>Superaste tu límite diario</h3><p>El monto de esta transferencia es mayor a lo que puedes enviar hoy. Cambia tu límite e intenta de nuevo.</p>${lado(spei(p).slice(0, 4))}${boton('Cambiar límite')}`,
  ),
  no(
    'consulte-su-estado',
    (p) =>
      `${hora}<h3>Operación en proceso</h3><p>No recibimos respuesta del banco destino. Consulte su estado en Movimientos antes de repetirla.</p>${junto(spei(p))}`,
  ),
  no(
    'token',
    (p) =>
      `${hora}<h3>Confirma tu operación</h3>${lado(spei(p).slice(0, 4))}${centro('Ingresa tu token', 'padding:12px')}${centro('4 8 1 · · ·', 'font-size:28px')}${boton('Autorizar')}`,
  ),
  no(
    'monto-editado',
    (p) =>
      `${hora}${palomita()}${centro('Transferencia exitosa')}${centro(`$${p.monto}`, 'font-size:34px;font-family:"Liberation Serif"')}${lado([['Importe', `$${p.conFee}`], ...spei(p).slice(1)])}`,
  ),
  no(
    'cfe',
    (p) =>
      `${hora}${palomita()}${centro('Pago de servicio exitoso')}${lado([
        ['Servicio', 'CFE Suministrador de Servicios Básicos'],
        ['Número de servicio', `0112${p.folio}`],
        ['Importe pagado', `$${p.monto}`],
        ['Fecha', `${p.dmy} ${p.hora}`],
        ['Folio', p.folio],
      ])}`,
  ),
  no(
    'tag',
    (p) =>
      `${hora}${centro('Recarga exitosa', 'font-size:22px')}${lado([
        ['Producto', 'TAG PASE Urbano'],
        ['Núm. de TAG', `IMDM${p.folio}`],
        ['Monto', `$${p.monto}`],
        ['Fecha', p.abr],
        ['Autorización', p.aut],
      ])}`,
  ),
  no(
    'entre-mis-cuentas',
    (p) =>
      `${hora}${palomita()}${centro('Traspaso entre mis cuentas exitoso')}${lado([
        ['Importe', `$${p.monto}`],
        ['De', `Nómina •${p.ult4o}`],
        ['A', `Ahorro •${p.ult4}`],
        ['Fecha', p.abr],
        ['Folio', p.folio],
      ])}`,
  ),
  no(
    'a-tarjeta-propia',
    (p) =>
      `${hora}${centro('Pago de tarjeta de crédito realizado')}${lado([
        ['Pagaste a tu tarjeta', `Oro •${p.ult4}`],
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
      ])}`,
  ),
  no(
    'retenida',
    (p) =>
      `${hora}<h3>Retuvimos tu transferencia</h3><p>Detectamos una operación inusual. Llámanos para liberarla.</p>${lado(spei(p))}`,
    oscuro,
  ),
  no(
    'preautorizacion',
    (p) =>
      tira([
        '    TERMINAL BBVA',
        p.benef.slice(0, 30),
        `FECHA ${p.dmyCorta} ${p.hora}`,
        'PREAUTORIZACION',
        `VISA ************${p.ult4o}`,
        `IMPORTE $${p.monto}`,
        `AUT ${p.aut}`,
        'APROBADA',
        'NO ES COMPROBANTE DE VENTA',
      ]),
    papel,
  ),
  no(
    'voucher-cancelado',
    (p) =>
      tira([
        '      GETNET',
        p.benef.slice(0, 30),
        `${p.dmyCorta} ${p.hora}`,
        'CANCELACION',
        `MASTERCARD ************${p.ult4o}`,
        `IMPORTE MXN -${p.monto}`,
        `AUTORIZACION ${p.aut}`,
        'APROBADA',
      ]),
    papel,
  ),
  no(
    'cheque-sbc',
    (p) =>
      tira([
        'BANCO NACIONAL DE MEXICO',
        'DEPOSITO DE CHEQUE OTROS BANCOS',
        `CUENTA ****${p.ult4}`,
        p.benef.slice(0, 30),
        `IMPORTE $${p.monto}`,
        `${p.dmyGuion} ${p.hora}`,
        `FOLIO ${p.folio}`,
        'SALVO BUEN COBRO',
      ]),
    papel,
  ),
  no(
    'zelle-pending',
    (p) =>
      `${hora}<h2>$${p.monto} is on its way</h2><p>${p.benef} must enroll with Zelle® before the money can be delivered.</p>${lado(
        [
          ['Date', p.ingles],
          ['Status', 'Pending'],
          ['Confirmation', p.operacion],
        ],
      )}`,
  ),
  no(
    'retiro-sin-tarjeta',
    (p) =>
      `${hora}<h3>Retiro sin tarjeta generado</h3>${lado([
        ['Monto', `$${p.monto}`],
        ['Código de retiro', p.operacion],
        ['Vigencia', p.abr],
        ['Folio', p.folio],
      ])}`,
  ),
  no(
    'cuenta-agregada',
    (p) =>
      `${hora}${palomita()}${centro('Cuenta agregada con éxito')}${lado([
        ['Titular', p.benef],
        ['CLABE', p.clabe],
        ['Monto máximo por operación', `$${p.monto}`],
        ['Fecha de alta', p.dmy],
        ['Folio', p.folio],
      ])}`,
  ),
]
