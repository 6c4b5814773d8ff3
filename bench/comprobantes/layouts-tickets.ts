import { hoja, type Layout, papel } from './layout.ts'
import { centro, junto, tabla, tira, titulo } from './piezas.ts'

const puntos =
  'body{font-family:"DejaVu Sans Mono";font-size:12px;padding:14px 12px;color:#222;background:#fdfdfb}'
const par = (l: string, v: string, ancho = 32) => l + ' '.repeat(Math.max(1, ancho - l.length - v.length)) + v

/** Paper: stores, windows, cash machines, card terminals. */
export const layoutsDeTickets: readonly Layout[] = [
  {
    nombre: 'tienda-monto-comision',
    ancho: 330,
    css: papel,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      tira([
        'CADENA COMERCIAL EJEMPLO SA DE CV',
        'PLAZA MERIDA TIENDA 50MXA',
        `${p.dmy} ${p.hora}  CAJA 02`,
        '--------------------------------',
        'DEPOSITO EN EFECTIVO A TARJETA',
        `TARJETA: XXXXXXXXXXXX${p.ult4}`,
        `FOLIO NUMERO: ${p.folio}`,
        `AUTORIZACION: ${p.aut}`,
        '',
        par('MONTO   : M.N.', `$ ${p.monto}`),
        par('COMISION: M.N.', `$ ${p.fee}`),
        par('PAGO TOTAL.', `$ ${p.conFee}`),
        '',
        'GRACIAS POR SU PREFERENCIA',
      ]),
  },
  {
    nombre: 'tienda-efectivo-cambio',
    ancho: 320,
    css: puntos,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) => {
      const pagado = Math.ceil((p.centavos + 1500) / 50_000) * 50_000
      const f = (n: number) =>
        `$${Math.trunc(n / 100).toLocaleString('en-US')}.${String(n % 100).padStart(2, '0')}`
      return tira([
        'TIENDA DE CONVENIENCIA 24H',
        'SUC. 1183 CANCUN Q.ROO',
        `FECHA: ${p.dmy} HORA: ${p.hora}`,
        'PAGO DE SERVICIO',
        p.benef,
        `REFERENCIA: ${p.operacion}88`,
        par('IMPORTE', `$${p.monto}`),
        par('COMISION', '$15.00'),
        par('TOTAL', f(p.centavos + 1500)),
        par('EFECTIVO', f(pagado)),
        par('CAMBIO', f(pagado - p.centavos - 1500)),
        `AUT: ${p.aut}`,
        'PAGO REALIZADO',
      ])
    },
  },
  {
    nombre: 'farmacia',
    ancho: 300,
    css: papel,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      centro('FARMACIAS EJEMPLO') +
      tira([
        `Sucursal 0441   ${p.dmyGuion}`,
        'Abono a cuenta',
        `Folio: ${p.folio}`,
        `Cuenta: ******${p.ult4}`,
        `Nombre: ${p.benef}`,
        `Cantidad: $${p.monto}`,
        `Hora: ${p.hora}`,
        'Operacion exitosa',
      ]),
  },
  {
    nombre: 'ventanilla',
    ancho: 420,
    css: papel,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      tira([
        '        DEPOSITO EN EFECTIVO',
        `SUCURSAL 0782   CAJA 04   ${p.dmy} ${p.hora}`,
        `CUENTA   ${p.clabe.slice(7, 17)}`,
        `TITULAR  ${p.benef}`,
        par('IMPORTE', `$${p.monto}`, 36),
        par('TOTAL DEPOSITADO', `$${p.monto}`, 36),
        `REFERENCIA ${p.ddmmaa}`,
        `FOLIO ${p.folio}`,
        'FIRMA DEL CAJERO ______________',
      ]),
  },
  {
    nombre: 'cajero',
    ancho: 310,
    css: puntos,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      tira([
        'CAJERO AUTOMATICO  8841',
        'FECHA      HORA      CAJERO',
        `${p.dmy} ${p.hora}  8841`,
        '',
        'DEPOSITO A CUENTA DE TERCEROS',
        `CUENTA: ******${p.ult4}`,
        `NOMBRE: ${p.benef}`,
        `MONTO DEPOSITADO: $${p.monto}`,
        `NO. DE OPERACION: ${p.folio}`,
        'OPERACION EXITOSA',
      ]),
  },
  {
    nombre: 'practicaja',
    ancho: 330,
    css: papel,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      centro('DEPOSITO EN EFECTIVO') +
      junto([
        ['FOLIO', p.folio],
        ['FECHA', p.dmy],
        ['HORA', p.hora],
        ['CUENTA DE ABONO', `****${p.ult4}`],
        ['BENEFICIARIO', p.benef],
        ['IMPORTE TOTAL', `$${p.monto} M.N.`],
        ['CONCEPTO', p.concepto.toUpperCase()],
      ]) +
      centro('DEPOSITO ACEPTADO'),
  },
  {
    nombre: 'voucher-terminal',
    ancho: 300,
    css: papel,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      centro(p.benef.toUpperCase()) +
      centro('AV. TULUM 25 CANCUN') +
      tira([
        `AFILIACION: 7812345`,
        `TERMINAL: 00451122`,
        `FECHA: ${p.dmy}  ${p.hora.slice(0, 5)}`,
        'VENTA',
        `VISA DEBITO ************${p.ult4o}`,
        '',
        `TOTAL M.N. $${p.monto}`,
        '',
        `AUTORIZACION: ${p.aut}`,
        `REF: ${p.ref}`,
        'ARQC: 8A61F0C2B7D3E415',
        'AID: A0000000031010',
        '     *** APROBADA ***',
        'AUTORIZADO MEDIANTE FIRMA ELECTRONICA',
      ]),
  },
  {
    nombre: 'voucher-propina',
    ancho: 290,
    css: puntos,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      centro('HOTEL EJEMPLO PLAYA') +
      tira([
        `${p.dmy} ${p.hora}`,
        'COMPRA  CREDITO',
        `TARJETA: ************${p.ult4o}`,
        par('CONSUMO', `$${p.monto}`, 30),
        par('PROPINA', '$0.00', 30),
        par('TOTAL', `$${p.monto}`, 30),
        `AUT. ${p.aut}`,
        'APROBADA',
        '3 MESES SIN INTERESES',
      ]),
  },
  {
    nombre: 'voucher-clip',
    ancho: 360,
    css: hoja.replace('40px 54px', '20px'),
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      centro(p.benef, 'font-weight:700') +
      centro('Pago aprobado') +
      centro(`$${p.monto} MXN`, 'font-size:30px;font-weight:700') +
      tabla([
        ['Tarjeta', `VISA ${p.ult4o}`],
        ['No. Autorización', p.aut],
        ['Fecha', `${p.abr} ${p.hora.slice(0, 5)}`],
        ['Recibo', 'hK7aPq'],
      ]),
  },
  {
    nombre: 'voucher-banco',
    ancho: 310,
    css: papel,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      tira([
        'COMERCIO 4459021',
        p.benef.toUpperCase(),
        `NUM. TARJETA  ${p.ult4o}`,
        `FECHA ${p.dmy} ${p.hora}`,
        'TIPO DE OPERACION: VENTA',
        `IMPORTE $ ${p.monto} MXN`,
        `OPER: ${p.folio}`,
        `AUT: ${p.aut}`,
        'TRANSACCION APROBADA',
      ]),
  },
  {
    nombre: 'corresponsal',
    ancho: 320,
    css: puntos,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      tira([
        'CORRESPONSAL BANCARIO',
        'Comprobante de deposito',
        par('Fecha:', p.dmy, 30),
        par('Hora:', p.hora, 30),
        par('Monto del deposito:', `$${p.monto}`, 34),
        par('Comision:', '$13.00', 34),
        par('Cuenta destino:', `****${p.ult4}`, 30),
        par('Folio:', p.folio, 30),
        'Deposito realizado con exito',
      ]),
  },
  {
    nombre: 'ficha-sellada',
    ancho: 640,
    css: hoja,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      titulo('Ficha de depósito', 20) +
      tabla([
        ['Fecha de depósito', p.larga],
        ['Cuenta', p.clabe.slice(7, 17)],
        ['A nombre de', p.benef],
        ['Efectivo', `$${p.monto}`],
        ['Cheques', '$0.00'],
        ['Total', `$${p.monto}`],
        ['Folio', p.folio],
      ]) +
      `<div style="border:3px double #a33;color:#a33;display:inline-block;padding:8px 14px;transform:rotate(-4deg)">RECIBIDO</div>`,
  },
  {
    nombre: 'tienda-siete',
    ancho: 300,
    css: papel,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      tira([
        'TIENDA 2244 MONTERREY NL',
        `${p.dmyCorta}  ${p.hora.slice(0, 5)}`,
        'RECARGA DE CUENTA',
        `No. de transaccion: ${p.folio}`,
        par('Deposito', `$${p.monto}`, 28),
        par('Cargo por servicio', `$${p.fee}`, 28),
        par('Total a pagar', `$${p.conFee}`, 28),
        'TRANSACCION EXITOSA',
      ]),
  },
  {
    nombre: 'recibo-agencia',
    ancho: 700,
    css: hoja,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      titulo('RECIBO DE PAGO', 22) +
      `<div style="display:flex;justify-content:space-between"><span>Folio: ${p.folio}</span><span>Fecha: ${p.larga}</span></div>` +
      `<p>Recibimos de ${p.nombre} la cantidad de $${p.monto} M.N. por concepto de ${p.concepto}.</p>` +
      centro('PAGADO', 'font-size:22px;color:#0a7d4b'),
  },
]
