import {
  citado,
  europeo,
  html,
  latin1,
  lineas,
  llano,
  type Mov,
  miles,
  movimientos,
  utf8,
  utf16,
} from './escribir.ts'
import type { EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const peso = (centavos: number) => `$${miles(centavos)}`
/** A file of one name: its rows are made from its movements. */
function caso(
  nombre: string,
  fuente: string,
  make: (movs: Mov[]) => Uint8Array,
  {
    verdad,
    n,
    ambiguas,
    ...rest
  }: {
    verdad?: null | ((movs: Mov[]) => Mov[])
    n?: number
    ambiguas?: boolean
    puede?: true
    dice?: true
  } = {},
): EstadoCiego {
  const movs = movimientos(nombre, n, { ambiguas })
  return {
    nombre,
    fuente,
    bytes: make(movs),
    verdad: verdad === null ? null : (verdad?.(movs) ?? movs),
    ...rest,
  }
}
const al = (texto: string, ancho: number) => texto.slice(0, ancho).padEnd(ancho)
const der = (texto: string, ancho: number) => texto.padStart(ancho)

/** What banks give as text, or as a page of the web under the name of a workbook. */
export const estadosDeTexto: readonly EstadoCiego[] = [
  caso('banorte csv latin1', 'banorteMxn', (m) =>
    latin1(
      lineas([
        [
          'Cuenta',
          'Fecha De Operación',
          'Fecha',
          'Referencia',
          'Descripción',
          'Cod. Transac',
          'Sucursal',
          'Depósitos',
          'Retiros',
          'Saldo',
          'Movimiento',
          'Descripción Detallada',
        ],
        ...m.map((x, i) =>
          citado([
            "'0123456789",
            x.dmy,
            x.dmy,
            x.ref,
            x.concepto,
            '531',
            '0644',
            o(x.abono, peso, '-'),
            o(x.cargo, peso, '-'),
            peso(x.saldo),
            700 + i,
            `CVE RASTREO: ${x.clave}`,
          ]),
        ),
      ]),
    ),
  ),
  caso('banamex csv de dos renglones', 'banamexMxn', (m) =>
    latin1(
      lineas([
        ['Detalle de movimientos'],
        ['Cuenta de cheques', '7005/1234567'],
        ['Periodo', 'Del 01/11/2026 al 30/11/2026'],
        [],
        ['Fecha', 'Descripción', 'Depósitos', 'Retiros', 'Saldo'],
        ...m.flatMap((x) => [
          [x.mesLetra, x.concepto, o(x.abono, llano), o(x.cargo, llano), llano(x.saldo)],
          ['', `REF ${x.ref} RASTREO ${x.clave}`, '', '', ''],
        ]),
      ]),
    ),
  ),
  caso('hsbc en inglés', 'hsbcMxn', (m) =>
    utf8(
      lineas([
        ['Account Number', '4021234567'],
        ['Transaction Date', 'Description', 'Customer Reference', 'Debit Amount', 'Credit Amount', 'Balance'],
        ...m.map((x) =>
          citado([
            `${String(x.d).padStart(2, '0')} Nov 2026`,
            x.concepto,
            x.ref,
            o(x.cargo, miles),
            o(x.abono, miles),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso(
    'scotiabank sin encabezado',
    'scotiabankMxn',
    (m) =>
      utf8(
        lineas(
          m.map((x) => [
            'CHQ',
            'MXN',
            '00001234567',
            x.fecha.replaceAll('-', '/'),
            x.ref,
            llano(x.abono || x.cargo),
            x.cargo ? 'Cargo' : 'Abono',
            llano(x.saldo),
            x.concepto,
            x.clave,
          ]),
        ),
      ),
    { puede: true },
  ),
  caso('bajío con recibo', 'bajioMxn', (m) =>
    utf8(
      lineas([
        ['Cuenta:', '123456780101'],
        ['Saldo inicial:', '$82,500.75'].map((x) => `"${x}"`),
        ['#', 'Fecha Movimiento', 'Hora', 'Recibo', 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
        ...m.map((x, i) =>
          citado([
            i + 1,
            x.mesLetra,
            '10:42:11',
            x.ref,
            `${x.concepto} | Clave de Rastreo: ${x.clave}`,
            o(x.cargo, peso, '$0.00'),
            o(x.abono, peso, '$0.00'),
            peso(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso('inbursa con leyendas', 'inbursaMxn', (m) =>
    latin1(
      lineas(
        [
          [
            'Fecha',
            'Referencia',
            'Referencia Leyenda',
            'Referencia Numérica',
            'Cargo',
            'Abono',
            'Saldo',
            'Ordenante',
          ],
          ...m.map((x) => [
            x.mesLetra.toUpperCase().replaceAll('-', '/'),
            x.clave,
            x.concepto,
            x.ref,
            o(x.cargo, llano),
            o(x.abono, llano),
            llano(x.saldo),
            'JUAN PEREZ',
          ]),
        ],
        '\t',
      ),
    ),
  ),
  caso('afirme html llamado xls', 'afirmeMxn', (m) =>
    latin1(
      html(
        [
          ['Concepto', 'Fecha (dd/mm/aa)', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => [
            `${x.concepto}&nbsp;${x.clave}`,
            x.dma,
            x.ref,
            o(x.cargo, peso, '&nbsp;'),
            o(x.abono, peso, '&nbsp;'),
            peso(x.saldo),
          ]),
        ],
        '<h3>Movimientos de la cuenta 00133100123</h3>',
      ),
    ),
  ),
  caso(
    'banregio con sólo el día',
    'banregioMxn',
    (m) =>
      utf8(
        lineas([
          ['CUENTA 058123456789'],
          ['del 01 al 30 de NOVIEMBRE 2026'],
          ['DIA', 'CONCEPTO', 'CARGOS', 'ABONOS', 'SALDO'],
          ...m.map((x) =>
            citado([x.d, `${x.concepto} ${x.clave}`, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'sabadell con coma decimal',
    'sabadellMxn',
    (m) =>
      utf8(
        lineas(
          [
            ['Cuenta', '1234567890'],
            ['Fecha Operación', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
            ...m.map((x) => [
              x.dmy,
              x.concepto,
              x.ref,
              o(x.cargo, europeo),
              o(x.abono, europeo),
              europeo(x.saldo),
            ]),
          ],
          ';',
        ),
      ),
    { puede: true },
  ),
  caso('utf16 con tabuladores', 'otroBancoMxn', (m) =>
    utf16(
      lineas(
        [
          ['Fecha', 'Descripción', 'Número de referencia', 'Retiros', 'Depósitos', 'Saldo'],
          ...m.map((x) => [x.dmy, x.concepto, x.ref, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)]),
        ],
        '\t',
      ),
    ),
  ),
  caso('importe con paréntesis', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha', 'Concepto', 'Referencia', 'Importe', 'Saldo'],
        ...m.map((x) =>
          citado([
            x.dmy,
            x.concepto,
            x.ref,
            x.cargo ? `(${miles(x.cargo)})` : miles(x.abono),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso('importe con menos al final', 'otroBancoMxn', (m) =>
    utf8(
      lineas(
        [
          ['Fecha valor', 'Fecha operación', 'Concepto', 'Importe', 'Saldo'],
          ...m.map((x) => [
            x.dmy,
            x.dmy,
            `${x.concepto} ${x.ref}`,
            x.cargo ? `${miles(x.cargo)}-` : miles(x.abono),
            miles(x.saldo),
          ]),
        ],
        '|',
      ),
    ),
  ),
  caso('naturaleza en una palabra', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha', 'Descripción', 'Naturaleza', 'Importe', 'Referencia'],
        ...m.map((x) =>
          citado([x.larga, x.concepto, x.cargo ? 'Cargo' : 'Abono', peso(x.cargo || x.abono), x.ref]),
        ),
      ]),
    ),
  ),
  caso(
    'c es crédito y d es débito',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Descripcion', 'C/D', 'Monto', 'Folio'],
          ...m.map((x) =>
            citado([x.guion, x.concepto, x.cargo ? 'D' : 'C', miles(x.cargo || x.abono), x.ref]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'c es cargo y a es abono',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Descripcion', 'Tipo', 'Monto', 'Folio'],
          ...m.map((x) =>
            citado([x.guion, x.concepto, x.cargo ? 'C' : 'A', miles(x.cargo || x.abono), x.ref]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'debe y haber',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Movimiento', 'Debe', 'Haber', 'Saldo'],
          ...m.map((x) =>
            citado([
              x.fecha,
              `${x.concepto} ${x.clave}`,
              o(x.cargo, miles),
              o(x.abono, miles),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'columnas fijas',
    'otroBancoMxn',
    (m) =>
      latin1(
        [
          'BANCO DEL VALLE S.A.                       ESTADO DE CUENTA                     HOJA 1',
          '',
          `${al('FECHA', 12)}${al('CONCEPTO', 34)}${al('REFERENCIA', 12)}${der('CARGOS', 16)}${der('ABONOS', 16)}${der('SALDO', 16)}`,
          ...m.map(
            (x) =>
              `${al(x.dmy, 12)}${al(x.concepto, 34)}${al(x.ref, 12)}${der(o(x.cargo, miles), 16)}${der(o(x.abono, miles), 16)}${der(miles(x.saldo), 16)}`,
          ),
        ].join('\r\n'),
      ),
    { puede: true },
  ),
  caso('apóstrofos', 'santanderMxn', (m) =>
    latin1(
      lineas([
        [
          'Cuenta',
          'Fecha',
          'Hora',
          'Sucursal',
          'Descripcion',
          'Cargo/Abono',
          'Importe',
          'Saldo',
          'Referencia',
          'Concepto',
          'Banco Participante',
          'Clabe Beneficiario',
          'Nombre Beneficiario',
          'Cta Ordenante',
          'Nombre Ordenante',
          'Codigo Devolucion',
          'Causa Devolucion',
          'RFC Beneficiario',
          'RFC Ordenante',
          'Clave de Rastreo',
          'Descripcion Larga',
        ],
        ...m.map((x) => [
          `'65501234567'`,
          `'${x.dmy.replaceAll('/', '')}'`,
          '11:02',
          `'0511'`,
          x.concepto,
          x.cargo ? '-' : '+',
          llano(x.cargo || x.abono),
          llano(x.saldo),
          x.ref,
          'PAGO',
          'BBVA',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          x.clave,
          '',
        ]),
      ]),
    ),
  ),
  caso('fechas de ocho cifras', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['FECHA', 'DESCRIPCION', 'REF', 'RETIRO', 'DEPOSITO', 'SALDO'],
        ...m.map((x) => [
          x.fecha.replaceAll('-', ''),
          x.concepto,
          x.ref,
          o(x.cargo, llano, '0.00'),
          o(x.abono, llano, '0.00'),
          llano(x.saldo),
        ]),
      ]),
    ),
  ),
  caso('fecha con hora', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha y hora', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
        ...m.map((x) =>
          citado([
            `${x.dmy} 02:15:33 p. m.`,
            x.concepto,
            x.clave,
            o(x.cargo, miles),
            o(x.abono, miles),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso(
    'iso con hora y zona',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['fecha', 'concepto', 'referencia', 'egreso', 'ingreso', 'saldo'],
          ...m.map((x) => [
            `${x.fecha}T23:40:10-06:00`,
            x.concepto,
            x.ref,
            o(x.cargo, llano),
            o(x.abono, llano),
            llano(x.saldo),
          ]),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'mes primero que se prueba',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Date', 'Description', 'Amount', 'Balance'],
          ...m.map((x) =>
            citado([
              `${x.m}/${x.d}/2026`,
              `${x.concepto} ${x.clave}`,
              x.cargo ? `-${miles(x.cargo)}` : miles(x.abono),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'mes primero que nadie prueba',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
          ...m.map((x) =>
            citado([
              `${String(x.m).padStart(2, '0')}/${String(x.d).padStart(2, '0')}/2026`,
              x.concepto,
              o(x.cargo, miles),
              o(x.abono, miles),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { verdad: null, ambiguas: true },
  ),
  caso(
    'mes sin movimientos',
    'otroBancoMxn',
    () =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Cargos', 'Abonos', 'Saldo'],
          ['No se encontraron movimientos en el periodo'],
        ]),
      ),
    { verdad: () => [], puede: true },
  ),
  caso(
    'dos cuentas en un csv',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Cuenta', '0112233445'],
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .slice(0, 4)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
          [],
          ['Cuenta', '9988776655'],
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .slice(4)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
        ]),
      ),
    // The second account is told row by row.
    { verdad: (m) => m.slice(0, 4), dice: true },
  ),
  caso(
    'dos cuentas en una columna',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['No. de cuenta', 'Fecha', 'Concepto', 'Retiros', 'Depósitos'],
          ...m.map((x, i) =>
            citado([
              i % 2 ? '0112233445' : '9988776655',
              x.dmy,
              x.concepto,
              o(x.cargo, miles),
              o(x.abono, miles),
            ]),
          ),
        ]),
      ),
    { verdad: null },
  ),
  caso(
    'dólares en una fuente de pesos',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Cuenta', '4477001122', 'Moneda', 'Dólares americanos'],
          ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) =>
            citado([x.dmy, x.concepto, x.ref, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)]),
          ),
        ]),
      ),
    { verdad: null },
  ),
  caso(
    'dólares en cada importe',
    'banorteMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Descripción', 'Depósitos', 'Retiros', 'Saldo'],
          ...m.map((x) =>
            citado([
              x.dmy,
              x.concepto,
              o(x.abono, (c) => `USD ${miles(c)}`),
              o(x.cargo, (c) => `USD ${miles(c)}`),
              `USD ${miles(x.saldo)}`,
            ]),
          ),
        ]),
      ),
    { verdad: null },
  ),
  caso('dólares en la fuente de dólares', 'otroBancoUsd', (m) =>
    utf8(
      lineas([
        ['Fecha', 'Descripción', 'Moneda', 'Depósitos', 'Retiros', 'Saldo'],
        ...m.map((x) =>
          citado([x.dmy, x.concepto, 'USD', o(x.abono, miles), o(x.cargo, miles), miles(x.saldo)]),
        ),
      ]),
    ),
  ),
  caso('importe con moneda detrás', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha', 'Descripción', 'Abono', 'Cargo', 'Saldo'],
        ...m.map((x) =>
          citado([
            x.dmy,
            `${x.concepto} ${x.clave}`,
            o(x.abono, (c) => `$ ${miles(c)} MXN`),
            o(x.cargo, (c) => `$ ${miles(c)} MXN`),
            `$ ${miles(x.saldo)} MXN`,
          ]),
        ),
      ]),
    ),
  ),
  caso(
    'miles con espacio duro',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas(
          [
            ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
            ...m.map((x) => [
              x.dmy,
              x.concepto,
              ...[x.cargo, x.abono, x.saldo].map((c) => o(c, miles).replaceAll(',', '\u00a0')),
            ]),
          ],
          ';',
        ),
      ),
    { puede: true },
  ),
  caso(
    'comas sin comillas',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => [x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)]),
        ]),
      ),
    { verdad: (m) => m, puede: true, dice: true },
  ),
  caso(
    'coma dentro del concepto',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x, i) => [
            x.dmy,
            i === 3 ? `PAGO HOTEL, SA DE CV` : x.concepto,
            x.ref,
            o(x.cargo, llano),
            o(x.abono, llano),
            llano(x.saldo),
          ]),
        ]),
      ),
    { dice: true, verdad: (m) => m },
  ),
  caso('salto de línea entre comillas', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
        ...m.map((x) =>
          citado([x.dmy, `${x.concepto}\n${x.clave}`, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)]),
        ),
      ]),
    ),
  ),
  caso('encabezado en cada hoja', 'otroBancoMxn', (m) => {
    const titulos = ['Fecha', 'Concepto', 'Referencia', 'Cargos', 'Abonos', 'Saldo']
    const fila = (x: Mov) =>
      citado([x.dmy, x.concepto, x.ref, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])
    return utf8(
      lineas([
        ['Estado de cuenta', 'Hoja 1 de 2'],
        titulos,
        ['', 'SALDO ANTERIOR', '', '', '', '"82,500.75"'],
        ...m.slice(0, 5).map(fila),
        ['', 'Saldo a la siguiente hoja', '', '', '', `"${miles(m[4]?.saldo ?? 0)}"`],
        ['Estado de cuenta', 'Hoja 2 de 2'],
        titulos,
        ['', 'Saldo de la hoja anterior', '', '', '', `"${miles(m[4]?.saldo ?? 0)}"`],
        ...m.slice(5).map(fila),
      ]),
    )
  }),
  caso(
    'entradas y salidas',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Detalle', 'Entradas', 'Salidas', 'Disponible'],
          ...m.map((x) =>
            citado([
              x.mesLetra.replaceAll('-', ' '),
              `${x.concepto} ${x.clave}`,
              o(x.abono, peso),
              o(x.cargo, peso),
              peso(x.saldo),
            ]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'mercado pago liberaciones',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas(
          [
            ['INITIAL_BALANCE', 'CREDITS', 'DEBITS', 'FINAL_BALANCE'],
            ['82500,75', '0,00', '0,00', '0,00'],
            [],
            ['RELEASE_DATE', 'TRANSACTION_TYPE', 'REFERENCE_ID', 'TRANSACTION_NET_AMOUNT', 'PARTIAL_BALANCE'],
            ...m.map((x) => [
              x.guion,
              x.concepto,
              `${x.ref}00112`,
              `${x.cargo ? '-' : ''}${europeo(x.cargo || x.abono)}`,
              europeo(x.saldo),
            ]),
          ],
          ';',
        ),
      ),
    { puede: true },
  ),
  caso(
    'terminal con comisión y neto',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          [
            'Fecha de venta',
            'Autorización',
            'Tarjeta',
            'Monto de la venta',
            'Comisión',
            'IVA',
            'Depósito neto',
          ],
          ...m.map((x) =>
            citado([
              x.dmy,
              x.ref,
              '****1111',
              miles(x.abono || x.cargo),
              miles(3_500),
              miles(560),
              miles((x.abono || x.cargo) - 4_060),
            ]),
          ),
        ]),
      ),
    // What enters the account is the net.
    { verdad: (m) => m.map((x) => ({ ...x, abono: (x.abono || x.cargo) - 4_060, cargo: 0 })), puede: true },
  ),
  caso(
    'día y mes sin año',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Periodo: 01/NOV/2026 - 30/NOV/2026'],
          ['Fecha', 'Concepto', 'Retiros', 'Depósitos', 'Saldo'],
          ...m.map((x) =>
            citado([
              x.mesLetra.slice(0, 6).toUpperCase(),
              x.concepto,
              o(x.cargo, miles),
              o(x.abono, miles),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso('fecha valor distinta', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        [
          'Fecha de operación',
          'Fecha de liquidación',
          'Descripción',
          'Referencia',
          'Cargos',
          'Abonos',
          'Saldo',
        ],
        ...m.map((x, i) =>
          citado([
            x.dmy,
            m[Math.min(i + 1, m.length - 1)]?.dmy ?? x.dmy,
            x.concepto,
            x.clave,
            o(x.cargo, miles),
            o(x.abono, miles),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso('fecha valor primero', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha de aplicación', 'Fecha de operación', 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
        ...m.map((x, i) =>
          citado([
            m[Math.min(i + 1, m.length - 1)]?.dmy ?? x.dmy,
            x.dmy,
            x.concepto,
            o(x.cargo, miles),
            o(x.abono, miles),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso(
    'estatus rechazado en una columna',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Retiro', 'Depósito', 'Estatus'],
          ...m.map((x, i) =>
            citado([
              x.dmy,
              x.concepto,
              x.ref,
              o(x.cargo, miles),
              o(x.abono, miles),
              i === 2 ? 'Rechazada' : i === 5 ? 'En proceso' : 'Aplicada',
            ]),
          ),
        ]),
      ),
    { verdad: (m) => m.filter((_, i) => i !== 2 && i !== 5), dice: true },
  ),
  caso(
    'importe sin signo con saldo',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Importe', 'Saldo'],
          ...m.map((x) => citado([x.dmy, x.concepto, miles(x.cargo || x.abono), miles(x.saldo)])),
        ]),
      ),
    // The first row has no balance before it.
    { verdad: (m) => m, puede: true, dice: true },
  ),
  caso(
    'importe sin signo y sin saldo',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Importe'],
          ...m.map((x) => citado([x.dmy, x.concepto, x.ref, miles(x.cargo || x.abono)])),
        ]),
      ),
    { verdad: (m) => m, puede: true, dice: true },
  ),
  caso('retornos de carro solos', 'otroBancoMxn', (m) =>
    latin1(
      lineas(
        [
          ['Fecha', 'Descripción', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
        ],
        ',',
        '\r',
      ),
    ),
  ),
  caso('sep y bom', 'otroBancoMxn', (m) =>
    utf8(
      `\ufeffsep=;\r\n${lineas([['Fecha', 'Descripción', 'Referencia', 'Cargo', 'Abono', 'Saldo'], ...m.map((x) => [x.dmy, x.concepto, x.ref, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])], ';')}`,
    ),
  ),
  caso(
    'mt940',
    'otroBancoMxn',
    (m) =>
      utf8(
        [
          ':20:STARTUMS',
          ':25:0123456789',
          ':28C:00011/001',
          ':60F:C261101MXN82500,75',
          ...m.flatMap((x) => [
            `:61:${x.fecha.slice(2).replaceAll('-', '')}${x.cargo ? 'D' : 'C'}${europeo(x.cargo || x.abono).replaceAll('.', '')}NTRF${x.ref}`,
            `:86:${x.concepto}`,
          ]),
          ':62F:C261130MXN0,00',
        ].join('\r\n'),
      ),
    { puede: true },
  ),
  caso(
    'suma que no da',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles)])),
          [
            '',
            'TOTAL',
            ...[m.reduce((sum, x) => sum + x.cargo, 0) + 150_000, m.reduce((sum, x) => sum + x.abono, 0)].map(
              (c) => `"${miles(c)}"`,
            ),
          ],
        ]),
      ),
    { dice: true },
  ),
  caso(
    'renglón que falta',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .filter((_, i) => i !== 4)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
        ]),
      ),
    { verdad: (m) => m.filter((_, i) => i !== 4), dice: true },
  ),
  caso(
    'retenidos al final',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .slice(0, 7)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
          [],
          ['Movimientos pendientes de aplicar'],
          ...m.slice(7).map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), ''])),
        ]),
      ),
    { verdad: (m) => m.slice(0, 7), dice: true },
  ),
  caso(
    'tarjeta de crédito',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Tarjeta de crédito', '**** 4412'],
          [
            'Límite de crédito',
            '"80,000.00"',
            'Pago mínimo',
            '"1,200.00"',
            'Pago para no generar intereses',
            '"9,120.44"',
          ],
          ['Fecha', 'Descripción', 'Cargos', 'Abonos'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles)])),
        ]),
      ),
    { verdad: null },
  ),
]
