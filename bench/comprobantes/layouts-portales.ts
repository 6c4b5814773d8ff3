import { celular, hoja, type Layout, papel } from './layout.ts'
import type { Pago } from './pago.ts'
import { clave, si as laCiega, type Texto, ult4 } from './pieza-ciega.ts'
import { arriba, centro, dos, hora, junto, lado, type Par, tabla, tira } from './piezas.ts'

const si = (...suyo: Parameters<typeof laCiega>): Layout => ({
  ...laCiega(...suyo),
  nombre: `portal-nuevo-${suyo[0]}`,
})
const folio: Texto = (p) => p.folio
const no = (
  nombre: string,
  cuerpo: (p: Pago) => string,
  css = celular,
  ancho = css === papel ? 310 : css === hoja ? 760 : 390,
): Layout => ({ nombre: `no-portal-nuevo-${nombre}`, ancho, css, cuerpo, pagado: false, numero: () => null })
const spei = (p: Pago): Par[] => [
  ['Importe', `$${p.monto} M.N.`],
  ['Beneficiario', p.benef],
  ['Cuenta destino', `${p.bancoD} ****${p.ult4}`],
  ['Fecha de operación', `${p.dmy} ${p.hora}`],
  ['Clave de rastreo', p.clave],
]
const sello = (texto: string, css = '') =>
  `<div style="position:absolute;left:60px;top:240px;font-size:64px;font-weight:700;transform:rotate(-28deg);letter-spacing:6px;${css}">${texto}</div>`

/** With the habits of other generators of proofs: these were paid. */
export const layoutsDePortales: readonly Layout[] = [
  si(
    'comision-y-total-debitado',
    clave,
    ult4,
    (p) =>
      `<h2>Comprobante de transferencia</h2>${tabla([
        ['Importe de la transferencia', `$${p.monto}`],
        ['Comisión', `$${p.fee}`],
        ['IVA de la comisión', `$${p.feeIva}`],
        ['Total debitado', `$${p.conFee}`],
        ...spei(p).slice(1),
      ])}`,
    hoja,
  ),
  si(
    'saldo-antes-y-despues',
    clave,
    ult4,
    (p) =>
      `${hora}${centro('Transferencia realizada', 'font-size:20px')}${lado([
        ['Saldo anterior', `$${p.conFee}`],
        ...spei(p),
        ['Saldo disponible', '$88,120.45'],
      ])}`,
  ),
  si(
    'limite-diario-al-pie',
    clave,
    ult4,
    (p) =>
      `${hora}<h3>Listo</h3>${arriba(spei(p))}${junto([
        ['Límite diario', '$150,000.00'],
        ['Te quedan hoy', '$92,300.00'],
      ])}`,
  ),
  si(
    'captura-y-aplicacion',
    clave,
    ult4,
    (p) =>
      `<h3>Banca en línea</h3>${tabla([
        ['Fecha de captura', '01/06/2026'],
        ['Fecha de aplicación', p.dmy],
        ['Estatus', 'Aplicada'],
        ...spei(p).filter(([l]) => l !== 'Fecha de operación'),
        ['Fecha de impresión', '22/11/2026 10:15'],
      ])}`,
    hoja,
  ),
  si(
    'no-programada',
    clave,
    ult4,
    (p) =>
      `<h3>Transferencia inmediata</h3>${tabla([...spei(p), ['Programada', 'No'], ['Recurrente', 'No']])}`,
    hoja,
  ),
  si(
    'aviso-de-rechazo-al-pie',
    clave,
    ult4,
    (p) =>
      `${hora}${centro('Transferencia exitosa', 'font-size:20px')}${lado(spei(p))}<p style="font-size:12px">Si tu transferencia es rechazada por el banco destino, se devolverá a tu cuenta el mismo día. Las operaciones programadas se cancelan en Mis operaciones.</p>`,
  ),
  si(
    'rotulos-en-mayusculas-y-dos-columnas',
    clave,
    ult4,
    (p) => `<h2>COMPROBANTE ELECTRÓNICO</h2>${dos(spei(p).map(([l, v]): Par => [l.toUpperCase(), v]))}`,
    hoja,
  ),
  si(
    'cliente-y-beneficiario-en-parrafo',
    clave,
    null,
    (p) =>
      `<p>Estimado cliente:</p><p>Se realizó una transferencia SPEI por <b>$${p.monto} MXN</b> a favor de ${p.benef} el día ${p.larga} a las ${p.hora}.</p>${junto([['Clave de rastreo', p.clave]])}`,
    hoja,
  ),
  si(
    'terminal-con-puntos',
    (p) => p.aut,
    null,
    (p) =>
      tira([
        'VIAJES DEL SURESTE',
        'AFIL 1234567  TERM 00412233',
        'VENTA            APROBADA',
        `${p.dmyCorta}  ${p.hora}`,
        '**** **** **** 4412  VISA CREDITO',
        `AUT ${p.aut}`,
        'PUNTOS USADOS        0.00',
        `TOTAL M.N. $ ${p.monto}`,
        '3 MESES SIN INTERESES',
        'PAGO MENSUAL SEGUN BANCO',
      ]),
    papel,
  ),
  si(
    'tienda-con-comision-arriba',
    folio,
    null,
    (p) =>
      tira([
        'TIENDA 4412  CENTRO',
        'DEPOSITO A CUENTA',
        `COMISION       $ ${p.fee}`,
        `MONTO          $ ${p.monto}`,
        `TOTAL PAGADO   $ ${p.conFee}`,
        `FECHA ${p.dmy} ${p.hora}`,
        `FOLIO ${p.folio}`,
      ]),
    papel,
  ),
]

/** Drawn with them: not paid, not yet, taken back, or of many payments. */
export const portalesSinPago: readonly Layout[] = [
  no(
    'sello-gris-cancelado',
    (p) => `<h2>Comprobante SPEI</h2>${tabla(spei(p))}${sello('CANCELADO', 'color:#bbb')}`,
    hoja,
  ),
  no(
    'sello-gris-copia',
    (p) => `<h2>Comprobante SPEI</h2>${tabla(spei(p))}${sello('SIN VALOR', 'color:#c4c4c4')}`,
    hoja,
  ),
  no(
    'sello-claro-muestra',
    (p) => `<h2>Comprobante SPEI</h2>${tabla(spei(p))}${sello('MUESTRA', 'color:#d5d5d5')}`,
    hoja,
  ),
  no(
    'programada-con-fecha-de-hoy',
    (p) =>
      `<h3>Alta de transferencia</h3>${tabla([...spei(p), ['Tipo de aplicación', 'Programada'], ['Fecha de aplicación', '30/11/2026']])}`,
    hoja,
  ),
  no(
    'dia-por-venir',
    (p) =>
      `<h3>Transferencia</h3>${tabla([...spei(p).filter(([l]) => l !== 'Fecha de operación'), ['Se aplicará el', '15/12/2026']])}`,
    hoja,
  ),
  no(
    'en-proceso-de-liquidacion',
    (p) =>
      `${hora}${centro('Recibimos tu instrucción', 'font-size:20px')}${lado(spei(p))}<p>Tu operación está en proceso de liquidación.</p>`,
  ),
  no(
    'no-fue-posible',
    (p) =>
      `${hora}${centro('No fue posible realizar la transferencia', 'font-size:20px')}${lado(spei(p))}<p>Intenta más tarde.</p>`,
  ),
  no(
    'fondos-insuficientes',
    (p) => `${hora}<h3>Transferencia SPEI</h3>${lado([...spei(p), ['Resultado', 'Fondos insuficientes']])}`,
  ),
  no(
    'devolucion-recibida',
    (p) =>
      `<h3>Devolución SPEI</h3>${tabla([...spei(p), ['Motivo', 'Cuenta bloqueada'], ['Tipo', 'Devolución']])}`,
    hoja,
  ),
  no(
    'antes-de-confirmar',
    (p) =>
      `${hora}<h3>Revisa los datos</h3>${lado(spei(p).slice(0, 4))}<p>Ingresa tu token para autorizar</p><div style="background:#1b5fd0;color:#fff;text-align:center;padding:12px">Confirmar</div>`,
  ),
  no(
    'layout-de-varios-pagos',
    (p) =>
      `<h3>Dispersión de pagos</h3><p>Fecha ${p.dmy}. Operaciones: 3. Total: $${p.conFee}</p><table>${[
        p.clave,
        `${p.clave.slice(0, -1)}1`,
        `${p.clave.slice(0, -1)}2`,
      ]
        .map((c, i) => `<tr><td>${i + 1}</td><td>${p.benef}</td><td>$${p.monto}</td><td>${c}</td></tr>`)
        .join('')}</table>`,
    hoja,
  ),
  no(
    'voucher-cancelacion',
    (p) =>
      tira([
        'VIAJES DEL SURESTE',
        'CANCELACION',
        `${p.dmy} ${p.hora}`,
        `AUT ${p.aut}`,
        `TOTAL M.N. -$ ${p.monto}`,
      ]),
    papel,
  ),
  no(
    'voucher-devolucion',
    (p) =>
      tira([
        'VIAJES DEL SURESTE',
        'DEVOLUCION',
        'APROBADA',
        `${p.dmy} ${p.hora}`,
        `AUT ${p.aut}`,
        `TOTAL M.N. $ ${p.monto}`,
      ]),
    papel,
  ),
  no(
    'preautorizacion',
    (p) =>
      tira([
        'HOTEL EJEMPLO',
        'PRE-AUTORIZACION',
        'APROBADA',
        `${p.dmy} ${p.hora}`,
        `AUT ${p.aut}`,
        `MONTO $ ${p.monto}`,
        'ESTE NO ES UN CARGO',
      ]),
    papel,
  ),
  no(
    'ficha-para-pagar',
    (p) =>
      `<h3>Formato de pago en tienda</h3>${tabla([
        ['Referencia', p.operacion],
        ['Monto a pagar', `$${p.monto}`],
        ['Vigencia', p.larga],
      ])}<p>Presenta este formato en caja.</p>`,
    hoja,
  ),
  no(
    'cargo-no-reconocido',
    (p) => `${hora}<h3>Aclaración en curso</h3>${lado([...spei(p), ['Estado', 'En revisión']])}`,
  ),
]
