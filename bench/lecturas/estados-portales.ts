import { citado, europeo, html, latin1, lineas, llano, type Mov, miles, utf8, utf16 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string = miles, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const neto = (x: Mov) => x.abono - x.cargo
const importe = (x: Mov) => x.abono || x.cargo
/** A text of records parted by one mark: lines above, one a movement, lines below. */
const texto =
  (
    arriba: readonly (readonly string[])[],
    fila: (x: Mov, i: number) => readonly (string | number)[],
    { separador = ',', abajo = [] as readonly (readonly string[])[] } = {},
  ) =>
  (m: Mov[]) =>
    utf8(lineas([...arriba, ...m.map(fila), ...abajo], separador))
const comillas =
  (arriba: readonly (readonly string[])[], fila: (x: Mov, i: number) => readonly (string | number)[]) =>
  (m: Mov[]) =>
    utf8(lineas([...arriba, ...m.map((x, i) => citado(fila(x, i)))]))

/** As banks' and processors' own pages give them out. */
export const estadosDePortales: readonly EstadoCiego[] = [
  caso('mifel con bom y punto y coma', 'otroBancoMxn', (m) =>
    utf8(
      `\ufeff${lineas(
        [
          ['Fecha', 'Hora', 'Descripción', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => [x.dmy, '10:42', x.concepto, x.ref, o(x.cargo), o(x.abono), miles(x.saldo)]),
        ],
        ';',
      )}`,
    ),
  ),
  caso('azteca con tabuladores', 'otroBancoMxn', (m) =>
    latin1(
      lineas(
        [
          ['Fecha Movimiento', 'Concepto', 'No. Autorización', 'Retiros', 'Depósitos', 'Saldo Disponible'],
          ...m.map((x) => [x.guion, x.concepto, x.ref, o(x.cargo, llano), o(x.abono, llano), llano(x.saldo)]),
        ],
        '\t',
      ),
    ),
  ),
  caso(
    'nu con más y menos',
    'otroBancoMxn',
    comillas([['Fecha', 'Descripción', 'Monto']], (x) => [
      x.mesLetra,
      x.concepto,
      `${x.abono ? '+' : '-'}$${miles(importe(x))}`,
    ]),
  ),
  caso(
    'hsbc de dos cifras y menos detrás',
    'hsbcMxn',
    comillas([['Fecha', 'Detalle', 'Referencia', 'Importe', 'Saldo']], (x) => [
      x.dma,
      x.concepto,
      x.ref,
      x.abono ? miles(x.abono) : `${miles(x.cargo)}-`,
      miles(x.saldo),
    ]),
  ),
  caso(
    'scotiabank con mes de letras y sin guiones',
    'scotiabankMxn',
    comillas([['Fecha', 'Descripción', 'Retiros', 'Depósitos', 'Saldo']], (x) => [
      `${String(x.d).padStart(2, '0')} NOV 26`,
      x.concepto,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
    ]),
  ),
  caso(
    'inbursa con mes abreviado y punto',
    'inbursaMxn',
    comillas([['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo']], (x) => [
      x.mesLetra.replace('nov', 'nov.'),
      x.concepto,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
    ]),
  ),
  caso(
    'afirme con unidades en los títulos',
    'afirmeMxn',
    comillas([['Fecha', 'Descripción', 'Referencia', 'Retiros (-)', 'Depósitos (+)', 'Saldo ($)']], (x) => [
      x.dmy,
      x.concepto,
      x.ref,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
    ]),
  ),
  caso(
    'banregio con paréntesis y pesos',
    'banregioMxn',
    comillas([['Fecha', 'Concepto', 'Importe', 'Saldo']], (x) => [
      x.dmy,
      x.concepto,
      x.abono ? `$${miles(x.abono)}` : `($${miles(x.cargo)})`,
      `$${miles(x.saldo)}`,
    ]),
  ),
  caso(
    'bajío con fórmulas de texto en las celdas',
    'bajioMxn',
    texto([['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo']], (x) => [
      `="${x.dmy}"`,
      `="${x.concepto}"`,
      `="${x.ref}"`,
      o(x.cargo, llano),
      o(x.abono, llano),
      llano(x.saldo),
    ]),
  ),
  caso(
    'banamex con barras verticales',
    'banamexMxn',
    texto(
      [['FECHA', 'DESCRIPCION', 'REFERENCIA', 'RETIROS', 'DEPOSITOS', 'SALDO']],
      (x) => [x.dmy, x.concepto, x.ref, o(x.cargo, miles, '0.00'), o(x.abono, miles, '0.00'), miles(x.saldo)],
      { separador: '|' },
    ),
  ),
  caso(
    'renglones que acaban en el separador',
    'otroBancoMxn',
    texto(
      [['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo', '']],
      (x) => [x.dmy, x.concepto, o(x.cargo, llano), o(x.abono, llano), llano(x.saldo), ''],
      { separador: ';' },
    ),
  ),
  caso(
    'banco con coma decimal y punto y coma',
    'otroBancoMxn',
    texto(
      [['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo']],
      (x) => [x.dmy, x.concepto, o(x.cargo, europeo), o(x.abono, europeo), europeo(x.saldo)],
      { separador: ';' },
    ),
  ),
  caso('utf16 de extremo mayor', 'otroBancoMxn', (m) => {
    const bytes = Buffer.from(
      utf16(
        lineas(
          [
            ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
            ...m.map((x) => [x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]),
          ],
          '\t',
        ),
      ),
    )
    return new Uint8Array(bytes.swap16())
  }),
  caso('html con cabeza, cuerpo y espacios duros', 'afirmeMxn', (m) =>
    latin1(
      html(
        [
          ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => [
            x.dmy,
            `${x.concepto}&nbsp;`,
            x.ref,
            o(x.cargo, miles, '&nbsp;'),
            o(x.abono, miles, '&nbsp;'),
            `$&nbsp;${miles(x.saldo)}`,
          ]),
        ],
        '<p>Consulta de movimientos<br>Cuenta:&nbsp;0123456789</p>',
      ),
    ),
  ),
  // A card's own statement: what is bought stands above zero, what is paid below it.
  caso(
    'american express',
    'otroBancoMxn',
    comillas(
      [
        ['American Express', 'The Gold Card'],
        ['Fecha', 'Descripción', 'Titular de la Tarjeta', 'Cuenta #', 'Importe'],
      ],
      (x) => [
        x.dmy,
        x.cargo ? 'GRACIAS POR SU PAGO EN LINEA' : 'AEROMEXICO MEXICO DF',
        'J ZAMORA',
        '-31007',
        llano(x.abono - x.cargo),
      ],
    ),
    { verdad: null },
  ),
  caso(
    'american express con los conceptos de un banco',
    'otroBancoMxn',
    comillas([['Fecha', 'Descripción', 'Importe']], (x) => [x.dmy, x.concepto, llano(-neto(x))]),
    { dice: true, puede: true },
  ),
  caso(
    'stripe',
    'otroBancoUsd',
    comillas(
      [
        [
          'id',
          'Type',
          'Source',
          'Amount',
          'Fee',
          'Net',
          'Currency',
          'Created (UTC)',
          'Available On (UTC)',
          'Description',
        ],
      ],
      (x, i) => [
        `txn_${i}`,
        x.abono ? 'charge' : 'refund',
        `ch_${x.ref}`,
        llano(neto(x)),
        '36.00',
        llano(neto(x) - 3_600),
        'mxn',
        `${x.fecha} 10:42`,
        `${x.fecha} 00:00`,
        x.concepto,
      ],
    ),
    { verdad: null },
  ),
  caso(
    'paypal',
    'otroBancoMxn',
    comillas(
      [['Fecha', 'Hora', 'Nombre', 'Tipo', 'Estado', 'Divisa', 'Bruto', 'Comisión', 'Neto', 'Saldo']],
      (x, i) => [
        x.dmy,
        '10:42:11',
        'J Zamora',
        x.concepto,
        i === 3 ? 'Pendiente' : 'Completado',
        'MXN',
        miles(neto(x) + 500),
        '-5.00',
        miles(neto(x)),
        miles(x.saldo),
      ],
    ),
    // Only what was completed, by what is left of it.
    { verdad: (m) => m.filter((_, i) => i !== 3), puede: true, dice: true },
  ),
  caso(
    'clip por operación',
    'otroBancoMxn',
    comillas(
      [
        [
          'Fecha de la transacción',
          'ID de transacción',
          'Tipo de tarjeta',
          'Monto',
          'Comisión',
          'IVA comisión',
          'Monto a depositar',
          'Estatus',
        ],
      ],
      (x, i) => [
        `${x.dmy} 10:42`,
        x.ref,
        'Crédito',
        miles(importe(x)),
        '36.00',
        '5.76',
        miles(importe(x) - 4_176),
        i === 4 ? 'Cancelada' : 'Aprobada',
      ],
    ),
    { verdad: null },
  ),
  caso(
    'openpay con comisión entre cargo y abono',
    'otroBancoMxn',
    comillas([['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Comisión', 'Abono', 'Saldo']], (x, i) => [
      x.dmy,
      x.concepto,
      x.ref,
      o(x.cargo),
      '10.00',
      o(x.abono),
      miles(x.saldo - 1_000 * (i + 1)),
    ]),
    { dice: true, puede: true },
  ),
  caso(
    'conekta por transferencia',
    'otroBancoMxn',
    comillas([['Fecha de depósito', 'ID', 'Monto bruto', 'Comisiones', 'Monto neto']], (x) => [
      x.dmy,
      x.ref,
      miles(importe(x)),
      '36.00',
      miles(importe(x) - 3_600),
    ]),
    { verdad: null },
  ),
  caso(
    'getnet por liquidar',
    'otroBancoMxn',
    comillas(
      [
        ['Ventas por liquidar'],
        ['Fecha venta', 'Fecha abono', 'Afiliación', 'Tarjeta', 'Importe', 'Estatus'],
      ],
      (x) => [x.dmy, '05/12/2026', '1234567', '****4412', miles(importe(x)), 'Por liquidar'],
    ),
    { verdad: null },
  ),
  caso(
    'crédito y débito de las ventas con tarjeta',
    'otroBancoMxn',
    comillas([['Fecha', 'Afiliación', 'Crédito', 'Débito']], (x) => [
      x.dmy,
      '1234567',
      miles(importe(x)),
      '0.00',
    ]),
    { verdad: null },
  ),
  caso(
    'ventas con tarjeta de crédito y de débito por día',
    'otroBancoMxn',
    comillas([['Fecha', 'Concepto', 'Crédito', 'Débito']], (x, i) => [
      x.dmy,
      'VENTAS TPV',
      i % 2 ? '' : miles(importe(x)),
      i % 2 ? miles(importe(x)) : '',
    ]),
    { puede: true, dice: true },
  ),
  caso(
    'depósitos de una tienda con las devoluciones en positivo',
    'otroBancoMxn',
    comillas([['Fecha', 'Concepto', 'Referencia', 'Monto']], (x, i) => [
      x.dmy,
      i === 3 ? 'Reembolso' : i === 6 ? 'DEVOLUCION AL CLIENTE' : 'Venta en línea',
      x.ref,
      miles(importe(x)),
    ]),
    {
      verdad: (m) =>
        m.flatMap((x, i) =>
          i === 3 || i === 6 ? [] : { ...x, abono: importe(x), cargo: 0, concepto: 'Venta en línea' },
        ),
      dice: true,
    },
  ),
  caso(
    'camt.053',
    'otroBancoMxn',
    (m) =>
      utf8(
        `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${m
          .map(
            (x) =>
              `<Ntry><Amt Ccy="MXN">${llano(importe(x))}</Amt><CdtDbtInd>${x.abono ? 'CRDT' : 'DBIT'}</CdtDbtInd><BookgDt><Dt>${x.fecha}</Dt></BookgDt></Ntry>`,
          )
          .join('')}</Stmt></BkToCstmrStmt></Document>`,
      ),
    { verdad: null },
  ),
  caso(
    'qfx',
    'otroBancoMxn',
    (m) =>
      utf8(
        `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>MXN<BANKTRANLIST>${m
          .map(
            (x) =>
              `\r\n<STMTTRN><TRNTYPE>${x.abono ? 'CREDIT' : 'DEBIT'}<DTPOSTED>${x.fecha.replaceAll('-', '')}<TRNAMT>${llano(neto(x))}<FITID>${x.ref}<NAME>${x.concepto}</STMTTRN>`,
          )
          .join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
      ),
    { verdad: null },
  ),
  caso(
    'qif',
    'otroBancoMxn',
    (m) =>
      utf8(
        `!Type:Bank\n${m.map((x) => `D${x.m}/${x.d}'26\nT${miles(neto(x))}\nP${x.concepto}\n^`).join('\n')}\n`,
      ),
    { verdad: null },
  ),
  caso(
    'mt940 con bloques de swift',
    'otroBancoMxn',
    (m) =>
      utf8(
        `{1:F01BCMRMXMMAXXX0000000000}{2:I940BCMRMXMMXXXXN}{4:\r\n:20:EDOCTA\r\n:25:0123456789\r\n:28C:1/1\r\n:60F:C261101MXN82500,75\r\n${m
          .map(
            (x) =>
              `:61:2611${String(x.d).padStart(2, '0')}${x.abono ? 'C' : 'D'}${llano(importe(x)).replace('.', ',')}NTRF${x.ref}\r\n:86:${x.concepto}`,
          )
          .join('\r\n')}\r\n-}`,
      ),
    { verdad: null },
  ),
  caso('pdf', 'bbvaMxn', () => utf8('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'), {
    verdad: null,
  }),
  caso('json', 'otroBancoMxn', (m) => utf8(JSON.stringify({ movimientos: m })), { verdad: null }),
]
