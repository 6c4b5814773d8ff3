import { styled } from '@mui/material/styles'
import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { fecha } from '../../lib/formats.ts'
import { Quiet, Title } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c, fuenteMono } from '../../ui/tokens.ts'
import { Resaltado } from './comparacion.tsx'
import { nameOf } from './nombres.ts'

const Par = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  '& mark': { background: c.okTinte, color: c.ok, borderRadius: 3, fontWeight: 600 },
  '& .cod': { fontFamily: fuenteMono, fontSize: 13, overflowWrap: 'anywhere' },
})

/** The statement row as the bank wrote it; what a suggestion found in it is marked. */
export function Ficha({
  movimiento: m,
  pieces,
}: {
  movimiento: MovimientoPorConciliar
  pieces: readonly string[]
}) {
  const where = t.fuenteYCuenta({ fuente: m.nombreFuente, cuenta: m.cuenta })
  const given = [
    [t.conceptoAsignado, m.conceptoAsignado],
    [t.reservaAsignada, m.reservaAsignada],
  ].filter(([, value]) => value !== '')
  return (
    <PaddedPanel aria-label={nameOf(m)} stack gap={4} rigid>
      <Par>
        <Title>{nameOf(m)}</Title>
        <Quiet>{fecha(m.fechaOperacion)}</Quiet>
      </Par>
      <Par>
        <span>
          <Resaltado text={m.concepto} pieces={pieces} />
        </span>
        <span>
          {m.aplicado === 0 ? null : (
            <>
              <Quiet>{t.asignado}</Quiet> <Money value={m.aplicado} currency={m.moneda} />
              {' · '}
            </>
          )}
          <Quiet>{t.porAsignar}</Quiet> <Money value={m.restante} currency={m.moneda} strong />
        </span>
      </Par>
      <Par>
        <span>
          <Quiet>
            {m.referencia === '' && m.referenciaAmpliada === '' ? t.sinReferencia : `${t.referencia} `}
          </Quiet>
          <span className="cod">
            <Resaltado text={m.referencia} pieces={pieces} />
          </span>
          {m.referenciaAmpliada === '' ? null : (
            <>
              <Quiet>
                {m.referencia === '' ? '' : ', '}
                {t.ampliada.toLowerCase()}{' '}
              </Quiet>
              <span className="cod">
                <Resaltado text={m.referenciaAmpliada} pieces={pieces} />
              </span>
            </>
          )}
        </span>
        <Quiet>
          {where}
          {m.meses > 0 ? `, ${t.meses({ n: m.meses })}` : ''}
        </Quiet>
      </Par>
      {given.map(([name, value]) => (
        <div key={name}>
          <Quiet>{name}</Quiet> {value}
        </div>
      ))}
    </PaddedPanel>
  )
}
