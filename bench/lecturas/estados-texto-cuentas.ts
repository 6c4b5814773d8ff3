import { citado, europeo, lineas, llano, type Mov, miles, utf8 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const peso = (centavos: number) => `$${miles(centavos)}`

/** Two accounts, dollars, cut rows and what is no movement. */
export const estadosDeTextoCuentas: readonly EstadoCiego[] = [
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
]
