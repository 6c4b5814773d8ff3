import { celular, hoja, type Layout, oscuro } from './layout.ts'
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
  palomita,
  tabla,
  titulo,
} from './piezas.ts'

const azul =
  'body{font-family:"Liberation Sans";font-size:16px;padding:16px 20px;color:#333;background:#f5f5f5}.l{color:#888}'

/** Wallets, payment pages and chat pictures of them. */
export const layoutsDeMonederos: readonly Layout[] = [
  {
    nombre: 'monedero-alzado',
    ancho: 390,
    css: azul,
    pagado: true,
    numero: (p) => p.operacion,
    cuerpo: (p) =>
      titulo('Comprobante de transferencia', 20) +
      `<div class="l">${p.semana} a las ${p.hora.slice(0, 5)} hs</div>` +
      caja(alzado(p.entero, p.cents, 38) + `<div class="l">Motivo: ${p.concepto}</div>`, 'background:#fff') +
      caja(
        arriba([
          ['De', `${p.nombre}<br>Mercado Pago`],
          ['Para', `${p.benef}<br>${p.bancoD}<br>CLABE: **** ${p.ult4}`],
        ]) + `<div class="l">Número de operación de Mercado Pago</div><div>${p.operacion}</div>`,
        'background:#fff',
      ),
  },
  {
    nombre: 'monedero-enviaste',
    ancho: 390,
    css: azul,
    pagado: true,
    numero: (p) => p.operacion,
    cuerpo: (p) =>
      palomita() +
      centro(
        `Transferiste $ ${p.entero}${p.cents === '00' ? '' : `.${p.cents}`}`,
        'font-size:22px;font-weight:700',
      ) +
      centro(`a ${p.benef}`) +
      centro(`${p.abr} - ${p.hora.slice(0, 5)}`, 'color:#888') +
      lado([['Operación', `#${p.operacion}`]]),
  },
  {
    nombre: 'spin',
    ancho: 390,
    css: `${celular}body{background:#fff7ef}`,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      centro('¡Listo! Tu envío fue exitoso', 'font-size:20px;font-weight:700') +
      abajo([
        ['Monto enviado', `$${p.monto}`],
        ['Enviado a', p.benef],
        ['Fecha y hora', `${p.abr} ${p.hora.slice(0, 5)} hrs`],
        ['Clave de rastreo', p.clave],
        ['Referencia', p.ddmmaa],
      ]),
  },
  {
    nombre: 'albo',
    ancho: 375,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      hora +
      titulo(p.benef, 22) +
      titulo(`-$${p.monto}`, 34) +
      `<div class="l">Transferencia · Completada</div>` +
      dos([
        ['Fecha', p.abr],
        ['Hora', p.hora12],
        ['Banco', p.bancoD],
        ['Cuenta', `••${p.ult4}`],
        ['Concepto', p.concepto],
        ['Referencia', p.ddmmaa],
      ]) +
      arriba([['Clave de rastreo', p.clave]]),
  },
  {
    nombre: 'nu-cabeza',
    ancho: 390,
    css: 'body{font-family:"DejaVu Sans";font-size:14px;padding:22px;color:#191919;background:#fff}.l{color:#757575}',
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Comprobante de transferencia', 18) +
      `<div class="l">${p.dmy} · ${p.hora}</div>` +
      lado([
        ['Valor', `$${p.monto}`],
        ['Tipo de transferencia', 'SPEI'],
      ]) +
      titulo('Destino', 15) +
      lado([
        ['Nombre', p.benef],
        ['Institución', p.bancoD],
        ['CLABE', `••••${p.ult4}`],
      ]) +
      titulo('Detalles', 15) +
      lado([
        ['Concepto', p.concepto],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'pagina-de-pago',
    ancho: 560,
    css: hoja,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      palomita() +
      centro('¡Gracias por tu pago!', 'font-size:22px') +
      tabla([
        ['Comercio', p.benef],
        ['Pedido', `ORD-${p.ref}`],
        ['Monto', `$${p.monto} MXN`],
        ['Tarjeta', `Visa **** ${p.ult4o}`],
        ['Autorización', p.aut],
        ['Fecha', `${p.dmy} ${p.hora}`],
        ['Estatus', 'Aprobado'],
      ]),
  },
  {
    nombre: 'pagina-click',
    ancho: 600,
    css: hoja,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      titulo('Su pago fue procesado correctamente', 18) +
      junto([
        ['Referencia del comercio', p.concepto.toUpperCase().replaceAll(' ', '')],
        ['Importe total', `$${p.monto} M.N.`],
        ['Número de autorización', p.aut],
        ['Fecha de transacción', `${p.dmy} ${p.hora}`],
        ['Forma de pago', 'Tarjeta de crédito'],
      ]),
  },
  {
    nombre: 'liga-de-pago',
    ancho: 420,
    css: azul,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      centro('Pago aprobado', 'font-size:22px;color:#0a7d4b;font-weight:700') +
      centro(`$${p.monto}`, 'font-size:34px') +
      centro('Pesos mexicanos') +
      lado([
        ['Pagado a', p.benef],
        ['Fecha de compra', p.abr],
        ['Tarjeta', `Mastercard ${p.ult4o}`],
        ['ID de transacción', p.folio],
      ]),
  },
  {
    nombre: 'paypal',
    ancho: 620,
    css: hoja,
    pagado: true,
    numero: (p) => `7AB${p.folio}XK`,
    cuerpo: (p) =>
      titulo(`Enviaste un pago de $${p.monto} MXN a ${p.benef}`, 20) +
      tabla([
        ['Id. de transacción', `7AB${p.folio}XK`],
        ['Fecha de la transacción', p.larga],
        ['Pago enviado', `$${p.monto} MXN`],
        ['Comisión', '$0.00 MXN'],
        ['Total', `$${p.monto} MXN`],
      ]),
  },
  {
    nombre: 'monedero-oscuro',
    ancho: 400,
    css: oscuro,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      centro('Has enviado', 'padding-top:20px') +
      centro(`$${p.monto}`, 'font-size:40px;font-weight:700') +
      centro(`a ${p.benef}`) +
      caja(
        lado([
          ['Fecha', p.abr],
          ['Hora', p.hora12],
          ['Nota', p.concepto],
          ['ID de operación', p.folio],
        ]),
        'background:#23262e',
      ) +
      boton('Descargar comprobante'),
  },
  {
    nombre: 'deposito-en-app',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Te depositaron 💸', 22) +
      titulo(`+ $${p.monto}`, 32) +
      lado([
        ['Recibido el', `${p.abr}, ${p.hora.slice(0, 5)}`],
        ['Ordenante', p.nombre],
        ['Banco emisor', p.bancoO],
        ['Concepto', p.concepto],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'tarjeta-digital',
    ancho: 390,
    css: oscuro,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      titulo('Compra aprobada', 20) +
      alzado(p.entero, p.cents, 40) +
      arriba([
        ['Comercio', p.benef],
        ['Tarjeta', `Débito ••••${p.ult4o}`],
        ['Fecha', `${p.mayus} ${p.hora}`],
        ['No. de autorización', p.aut],
      ]),
  },
  {
    nombre: 'uala',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencia', 24) +
      lado([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.dmyGuion],
        ['Estado', 'Exitosa'],
        ['Nombre', p.benef],
        ['Cuenta', p.clabe],
        ['Clave de<br>rastreo', p.clave],
        ['Número de<br>referencia', p.ddmmaa],
      ]),
  },
  {
    nombre: 'klar-nota',
    ancho: 360,
    css: 'body{font-family:"Liberation Sans Narrow";font-size:18px;padding:18px;color:#10243e;background:#fff}.l{color:#69778a}',
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencia SPEI realizada', 22) +
      tabla(
        [
          ['Cantidad transferida', `$${p.monto}`],
          ['Cuenta beneficiaria', `**** ${p.ult4}`],
          ['Fecha de la operación', p.larga],
          ['Clave de rastreo', p.clave],
        ],
        '36%',
      ),
  },
]
