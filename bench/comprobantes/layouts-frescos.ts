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

type Hecha = Partial<Pick<Layout, 'ancho' | 'css'>> & Pick<Layout, 'cuerpo' | 'numero'>
const pagada = (nombre: string, { ancho = 390, css = celular, ...rest }: Hecha): Layout => ({
  nombre: `fresca-${nombre}`,
  ancho,
  css,
  pagado: true,
  ...rest,
})
const ninguna = (nombre: string, cuerpo: (p: Pago) => string, css = celular, ancho = 390): Layout => ({
  nombre: `no-fresca-${nombre}`,
  ancho,
  css,
  pagado: false,
  numero: () => null,
  cuerpo,
})
const clave = (p: Pago) => p.clave
const folio = (p: Pago) => p.folio
const aut = (p: Pago) => p.aut

/** Written after the rules, in other words: what they say of pages nobody had in mind. */
export const layoutsFrescos: readonly Layout[] = [
  pagada('listo-mandaste', {
    numero: clave,
    cuerpo: (p) =>
      hora +
      titulo('¡Todo listo!', 26) +
      `<p>Mandaste <b>$${p.monto}</b> a ${p.benef} el ${p.larga}.</p>` +
      arriba([
        ['Clave rastreo', p.clave],
        ['Ref. numérica', p.ddmmaa],
      ]),
  }),
  pagada('operacion-procesada', {
    numero: folio,
    css: oscuro,
    cuerpo: (p) =>
      titulo('Operación procesada', 20) +
      dos([
        ['Cantidad', `$ ${p.monto}`],
        ['Día', p.abr],
        ['Hora', p.hora12],
        ['Folio de autorización', p.folio],
      ]) +
      lado([['Receptor', p.benef]]),
  }),
  pagada('envio-spei', {
    numero: clave,
    cuerpo: (p) =>
      centro('SPEI enviado', 'font-size:18px') +
      centro(`$${p.monto}`, 'font-size:38px;font-weight:700') +
      centro(`${p.dmy}, ${p.hora} hrs`) +
      lado([
        ['Banco destino', p.bancoD],
        ['Cuenta CLABE', `**************${p.ult4}`],
        ['Nombre', p.benef],
        ['Rastreo', p.clave],
        ['Folio', p.folio],
      ]),
  }),
  pagada('tabla-rayada', {
    ancho: 760,
    css: hoja,
    numero: clave,
    cuerpo: (p) =>
      titulo('Acuse de transferencia', 20) +
      tabla([
        ['Fecha y hora de registro:', `${p.dmy} ${p.hora}`],
        ['Importe a depositar:', `$${p.monto} MN`],
        ['Comisión por transferencia:', '$0.00'],
        ['Banco receptor:', p.bancoD],
        ['Clave de rastreo:', p.clave],
        ['Situación:', 'Acreditada'],
      ]),
  }),
  pagada('correo-gracias', {
    ancho: 620,
    css: hoja,
    numero: aut,
    cuerpo: (p) =>
      titulo('Gracias por tu compra', 22) +
      `<p>Hola ${p.nombre}, tu cargo por $${p.monto} MXN fue aprobado el ${p.larga}.</p>` +
      junto([
        ['Código de autorización', p.aut],
        ['Tarjeta', `**** ${p.ult4o}`],
      ]),
  }),
  pagada('titular-arriba', {
    numero: folio,
    cuerpo: (p) =>
      alzado(p.entero, p.cents, 42, 'text-align:center') +
      centro('Pago a comercio realizado') +
      lado([
        ['Comercio', p.benef],
        ['Realizado el', p.abr],
        ['Número de operación', p.folio],
        ['Saldo después de la operación', '$12,540.33'],
      ]),
  }),
  pagada('ticket-super', {
    ancho: 310,
    css: papel,
    numero: folio,
    cuerpo: (p) =>
      tira([
        'SUPERMERCADO EJEMPLO',
        `TDA 0123 OP 443 ${p.dmy} ${p.hora}`,
        'DEPOSITO BANCARIO',
        `CTA XXXXXX${p.ult4}`,
        `IMPORTE DEPOSITO  $${p.monto}`,
        'COM. POR SERVICIO     $0.00',
        `FOLIO OPERACION: ${p.folio}`,
        'OPERACION AUTORIZADA CON EXITO',
      ]),
  }),
  pagada('sobre-etiqueta-dos', {
    css: oscuro,
    numero: clave,
    cuerpo: (p) =>
      titulo('Detalle', 18) +
      abajo([
        [`Importe enviado`, `$${p.monto}`],
        ['Fecha de envío', p.dmyGuion],
        ['Beneficiario', p.benef],
        ['Clave de rastreo', p.clave],
        ['Estatus', 'Exitosa'],
      ]),
  }),
  pagada('constancia', {
    ancho: 760,
    css: hoja,
    numero: clave,
    cuerpo: (p) =>
      titulo('Constancia de abono', 20) +
      `<p>Se acreditó en la cuenta con terminación ${p.ult4} el importe de $${p.monto} pesos, con fecha ${p.dmy}, ordenado por ${p.nombre}.</p>` +
      tabla([
        ['Clave de rastreo', p.clave],
        ['Referencia numérica', p.ddmmaa],
      ]),
  }),
  pagada('terminal-chica', {
    ancho: 280,
    css: papel,
    numero: aut,
    cuerpo: (p) =>
      tira([
        p.benef.toUpperCase(),
        `${p.dmyGuion}   ${p.hora}`,
        'VENTA CON CHIP',
        `TARJ. ************${p.ult4o}`,
        `IMPORTE MXN  ${p.monto}`,
        `APROBACION  ${p.aut}`,
        'PIN VERIFICADO',
        'PAGARE NEGOCIABLE UNICAMENTE CON INSTITUCIONES DE CREDITO',
      ]),
  }),
  pagada('lista-cuadro', {
    ancho: 420,
    numero: clave,
    css: `${celular}body{background:#e9f1fb}`,
    cuerpo: (p) =>
      caja(
        titulo('Transferencia aplicada', 18) +
          tabla(
            [
              ['Monto de la transferencia', `$${p.monto}`],
              ['Fecha de aplicación', p.larga],
              ['Cuenta de destino', `${p.bancoD} ${p.ult4}`],
              ['Número de referencia', p.ddmmaa],
              ['Clave de rastreo', p.clave],
            ],
            '38%',
          ),
        'background:#fff',
      ),
  }),
  pagada('comision-iva', {
    ancho: 700,
    css: hoja,
    numero: folio,
    cuerpo: (p) =>
      titulo('Depósito realizado', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Comisión', `$${p.fee}`],
        ['IVA de la comisión', `$${p.feeIva}`],
        ['Folio', p.folio],
        ['Fecha de depósito', p.dmy],
      ]),
  }),
  ninguna(
    'no-exitosa',
    (p) =>
      titulo('Transferencia no exitosa', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  ninguna(
    'no-procede',
    (p) =>
      titulo('Tu pago no procedió', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Autorización', p.aut],
      ]),
  ),
  ninguna(
    'saldo-insuf',
    (p) =>
      '<p>Saldo insuficiente</p>' +
      lado([
        ['Importe', `$${p.monto}`],
        ['Fecha de operación', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  ninguna(
    'retenida',
    (p) =>
      titulo('Transferencia retenida', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Clave de rastreo', p.clave],
      ]),
  ),
  ninguna(
    'por-enviar',
    (p) =>
      titulo('Transferencia por enviar', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha de envío', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  ninguna(
    'manana',
    (p) =>
      titulo('Tu transferencia se hará mañana', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  ninguna(
    'datos',
    (p) =>
      titulo('Datos bancarios', 20) +
      lado([
        ['Banco', p.bancoD],
        ['CLABE', p.clabe],
        ['Titular', p.benef],
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
      ]),
  ),
  ninguna(
    'checkout',
    (p) =>
      titulo('Resumen de tu compra', 20) +
      lado([
        ['Total', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Tarjeta', `*${p.ult4o}`],
      ]) +
      boton('Finalizar compra'),
  ),
  ninguna(
    'verifica',
    (p) =>
      titulo('Verifica la información', 20) +
      lado([
        ['Monto a enviar', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Beneficiario', p.benef],
      ]) +
      boton('Aceptar', 'background:#333'),
  ),
  ninguna(
    'ventana-sin-sello',
    (p) =>
      titulo('Ficha de depósito', 20) +
      tabla([
        ['Convenio', '99812'],
        ['Referencia', p.operacion],
        ['Importe', `$${p.monto}`],
        ['Fecha', p.dmy],
      ]),
    hoja,
    640,
  ),
  ninguna(
    'nota-venta',
    (p) =>
      titulo('Nota de venta', 20) +
      tabla([
        ['Folio', p.ref],
        ['Fecha', p.dmy],
        ['Total', `$${p.monto}`],
      ]),
    hoja,
    600,
  ),
  ninguna(
    'bloqueada',
    (p) =>
      titulo('Operación bloqueada por seguridad', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  ninguna(
    'acreditara',
    (p) =>
      titulo('El dinero se acreditará en 24 horas', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
      ]),
  ),
  ninguna(
    'dos-operaciones',
    (p) =>
      titulo('Transferencias realizadas', 20) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmy],
        ['Folio', p.folio],
        ['Monto', `$${p.conFee}`],
        ['Fecha', p.dmy],
        ['Folio', p.operacion],
      ]),
  ),
]
