import { styled } from '@mui/material/styles'
import type { PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { fecha } from '../../lib/formats.ts'
import { usePhone } from '../../lib/use-media.ts'
import { Block, List, Mono, Quiet, Row, Stack } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { c } from '../../ui/tokens.ts'

const Scroll = styled('div')({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: 14 },
  '& th, & td': { padding: '6px 10px', textAlign: 'left', borderTop: `1px solid ${c.linea}` },
  '& thead th': { position: 'sticky', top: 0, background: c.papel, borderTop: 0 },
  '& .n': { textAlign: 'right', whiteSpace: 'nowrap' },
})
const columns = t.columnas

/** On a phone: the day, what came in or went out and what for, in sight. */
const Cards = ({ renglones, fuente }: Pick<PreviaDeEstado, 'renglones' | 'fuente'>) => (
  <List>
    {renglones.map((row) => (
      <Block as="li" key={row.renglon} px={10} py={8} lineBottom>
        <Row nowrap justify="space-between">
          <span>
            {fecha(row.fechaOperacion)} <Quiet>{row.yaImportado ? t.yaImportado : t.nuevo}</Quiet>
          </span>
          <Money value={row.abonos - row.cargos} currency={fuente.moneda} strong />
        </Row>
        <Block breaks>
          {row.concepto} <Quiet>{row.referenciaAmpliada}</Quiet> <Mono>{row.referencia}</Mono>
        </Block>
        {row.saldo === null ? null : (
          <Quiet block>
            {columns.saldo} <Money value={row.saldo} currency={fuente.moneda} />
          </Quiet>
        )}
      </Block>
    ))}
  </List>
)

/** The first rows as they were read, each with whether it is already there. */
export function PreviaTable({ previa: { renglones, filas, fuente } }: { previa: PreviaDeEstado }) {
  const phone = usePhone()
  const money = (value: number) => (value === 0 ? '' : <Money value={value} currency={fuente.moneda} />)
  return (
    <Stack gap={6} min={0}>
      <Scroll tabIndex={0} role="region" aria-label={t.movimientos}>
        {phone ? (
          <Cards {...{ renglones, fuente }} />
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.fechaOperacion}</th>
                <th scope="col">{columns.concepto}</th>
                <th scope="col">{columns.referencia}</th>
                <th scope="col" className="n">
                  {columns.cargos}
                </th>
                <th scope="col" className="n">
                  {columns.abonos}
                </th>
                <th scope="col" className="n">
                  {columns.saldo}
                </th>
                <th scope="col">{columns.estado}</th>
              </tr>
            </thead>
            <tbody>
              {renglones.map((row) => (
                <tr key={row.renglon}>
                  <td>{fecha(row.fechaOperacion)}</td>
                  <td>
                    {row.concepto} <Quiet>{row.referenciaAmpliada}</Quiet>
                  </td>
                  <td>
                    <Mono>{row.referencia}</Mono>
                  </td>
                  <td className="n">{money(row.cargos)}</td>
                  <td className="n">{money(row.abonos)}</td>
                  <td className="n">
                    {row.saldo === null ? '' : <Money value={row.saldo} currency={fuente.moneda} />}
                  </td>
                  <td>{row.yaImportado ? <Quiet>{t.yaImportado}</Quiet> : t.nuevo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Scroll>
      {renglones.length < filas ? <Quiet>{t.primeros({ n: renglones.length, total: filas })}</Quiet> : null}
    </Stack>
  )
}
