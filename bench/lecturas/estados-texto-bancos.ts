import { citado, europeo, html, latin1, lineas, llano, miles, utf8, utf16 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const peso = (centavos: number) => `$${miles(centavos)}`

/** What banks give as text, or as a page of the web under the name of a workbook. */
export const estadosDeTextoBancos: readonly EstadoCiego[] = [
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
]
