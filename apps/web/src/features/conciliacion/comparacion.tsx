import { styled } from '@mui/material/styles'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { ReactNode } from 'react'
import { dinero, fecha } from '../../lib/formats.ts'
import { sinDato } from '../../lib/no-value.ts'
import { Icon } from '../../ui/icon.tsx'
import { Hidden, look, Mono } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'
import { nameOfSugerencia } from './nombres.ts'

const Tabla = styled('table')({
  gridColumn: '1 / -1',
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontSize: 14,
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '5px 8px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: `1px solid ${c.linea}`,
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 400, color: c.texto2 },
  '& thead th': { fontWeight: 600, borderTop: 0 },
  '& col:first-of-type': { width: 104 },
  '& col:last-of-type': { width: 30 },
  '& mark': { background: c.okTinte, color: c.ok, borderRadius: 3, padding: '0 2px', fontWeight: 600 },
})

const plain = (text: string) => sinAcentos(text).toUpperCase()

/** The text with every piece that names the same thing marked. */
export function Resaltado({ text, pieces }: { text: string; pieces: readonly string[] }) {
  const flat = plain(text)
  const wanted = [...new Set(pieces.map((one) => plain(one.trim())))].filter((one) => one.length > 1)
  // A letter that changes its length without accents would shift the marks.
  if (flat.length !== text.length) return text
  const marks: [number, number][] = []
  for (const piece of wanted)
    for (let at = flat.indexOf(piece); at !== -1; at = flat.indexOf(piece, at + piece.length))
      marks.push([at, at + piece.length])
  marks.sort(([a], [b]) => a - b)
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of marks) {
    if (from < end) continue
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return [...parts, text.slice(end)]
}

/** Pieces of the row's text that speak for this suggestion. */
export const piecesOf = ({ razones }: Sugerencia): string[] =>
  razones.flatMap(({ aFavor, encontrado }) => (aFavor && encontrado ? [encontrado] : []))

type Dato = { name: string; banco: ReactNode; valija: ReactNode; igual: boolean | null }

function datosDe(m: MovimientoPorConciliar, s: Sugerencia): Dato[] {
  const lines = s.lineas
  const texto = plain(`${m.concepto} ${m.referencia} ${m.referenciaAmpliada} ${m.reservaAsignada}`)
  const inText = (value: string) => value !== '' && texto.includes(plain(value))
  const all = (pick: (linea: (typeof lines)[number]) => string): string[] =>
    [...new Set(lines.map(pick))].filter((one) => one !== '')
  const { lote, reserva } = s
  const codes = reserva && lines.length === 0 ? [reserva.bookingCode] : all((one) => one.bookingCode)
  const rfcs = lote
    ? [lote.proveedorRfc]
    : reserva && lines.length === 0
      ? [reserva.rfc]
      : all((one) => one.rfc)
  const days = lote ? [lote.fechaPago] : all((one) => one.fechaPago)
  const claves = lote ? [lote.folio] : all((one) => one.numeroTransaccion)
  const cuentas = all((one) => one.numeroCuenta)
  const amounts = lines.map((one) => dinero(one.saldo, m.moneda))
  const sum = lines.reduce((total, one) => total + one.saldo, 0)
  const total = lote ? lote.total : reserva && lines.length === 0 ? reserva.total : sum
  const found = (values: string[]) => values.filter(inText)
  const said = (values: string[]): Dato['banco'] => {
    const here = found(values)
    return here.length === 0 ? sinDato : here.map((one) => <Mono key={one}>{one} </Mono>)
  }
  const codeRow = (name: string, values: string[]): Dato[] =>
    values.length === 0
      ? []
      : [
          {
            name,
            banco: said(values),
            valija: values.map((one) => <Mono key={one}>{one} </Mono>),
            igual: found(values).length > 0 ? true : null,
          },
        ]
  return [
    {
      name: t.datos.monto,
      banco: dinero(m.restante, m.moneda),
      valija:
        amounts.length > 1 ? `${amounts.join(' + ')} = ${dinero(sum, m.moneda)}` : dinero(total, m.moneda),
      igual: total === m.restante,
    },
    ...(days.length === 0
      ? []
      : [
          {
            name: t.datos.fecha,
            banco: fecha(m.fechaOperacion),
            valija: days.map(fecha).join(', '),
            igual: days.every((day) => day.slice(0, 10) === m.fechaOperacion.slice(0, 10)),
          },
        ]),
    ...codeRow(t.datos.localizador, codes),
    ...codeRow(t.datos.transaccion, claves),
    ...codeRow(t.datos.rfc, rfcs),
    ...(cuentas.length === 0
      ? []
      : [
          {
            name: t.datos.cuenta,
            banco: m.cuenta === '' ? sinDato : <Mono>{m.cuenta}</Mono>,
            valija: cuentas.map((one) => <Mono key={one}>{one} </Mono>),
            igual: m.cuenta === '' ? null : cuentas.includes(m.cuenta),
          },
        ]),
  ]
}

/** The statement row and what is proposed, side by side; what is the same is marked. */
export function Comparacion({
  movimiento,
  sugerencia,
}: {
  movimiento: MovimientoPorConciliar
  sugerencia: Sugerencia
}) {
  return (
    <Tabla aria-label={t.comparacion({ con: nameOfSugerencia(sugerencia) })}>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>{t.dato}</Hidden>
          </th>
          <th scope="col">{t.enElBanco}</th>
          <th scope="col">{t.enValija}</th>
          <th scope="col">
            <Hidden>{t.igual}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {datosDe(movimiento, sugerencia).map(({ name, banco, valija, igual }) => (
          <tr key={name} className={look({ weight: igual === true ? 600 : null })}>
            <th scope="row">{name}</th>
            <td>{banco}</td>
            <td>{valija}</td>
            <td>
              {igual === null ? null : (
                <>
                  <Icon
                    name={igual ? 'palomita' : 'cruz'}
                    size={16}
                    stroke={2.4}
                    color={igual ? c.ok : c.texto2}
                  />
                  <Hidden>{igual ? t.igual : t.distinto}</Hidden>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Tabla>
  )
}
