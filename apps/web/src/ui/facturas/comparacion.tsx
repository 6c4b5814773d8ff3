import { styled } from '@mui/material/styles'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import type { RenglonDeHoja } from '@valija/contract/prefacturas.ts'
import { dinero } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Quiet, Text } from '../layout.tsx'
import { Money } from '../money.tsx'
import { c } from '../tokens.ts'

const t = comisionesPantalla.hoja

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '7px 8px', textAlign: 'right', borderTop: `1px solid ${c.linea}` },
  '& th': { color: c.texto2, fontWeight: 500, fontSize: 14 },
  '& thead th': { borderTop: 0 },
  '& th:first-of-type': { textAlign: 'left' },
  [onPhone]: { fontSize: 14, '& th, & td': { padding: '6px 4px' } },
})

type ComparacionProps = {
  renglones: readonly RenglonDeHoja[]
  redondeo: number
  totalComisiones: number
  /** No rule is broken: what differs is within its tolerance. */
  tolerada: boolean
}
/** The sheet after the upload: what it should say, what it says, and the difference to the centavo. */
export function Comparacion({ renglones, redondeo, totalComisiones, tolerada }: ComparacionProps) {
  return (
    <>
      <Table aria-label={t.comparacion}>
        <thead>
          <tr>
            <th scope="col">{t.renglon}</th>
            <th scope="col">{t.debeDecir}</th>
            <th scope="col">{t.dice}</th>
            <th scope="col">{t.diferencia}</th>
          </tr>
        </thead>
        <tbody>
          {renglones.map(({ clave, esperado, encontrado, diferencia }) => (
            <tr key={clave}>
              <th scope="row">{t[clave]}</th>
              <td>
                <Money value={esperado} />
              </td>
              <td>
                <Money value={encontrado} />
              </td>
              <Text as="td" tone={diferencia === 0 ? 'ok' : tolerada ? 'atencion' : 'error'}>
                <Money value={diferencia} strong={diferencia !== 0} />
              </Text>
            </tr>
          ))}
        </tbody>
      </Table>
      {redondeo === 0 ? null : (
        <Quiet block mt={8} small>
          {t.redondeoDe({ total: dinero(totalComisiones), redondeo: dinero(redondeo) })}
        </Quiet>
      )}
    </>
  )
}
