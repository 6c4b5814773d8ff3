import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import type { FuenteDeEstado, ImportarRespuesta, PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuenta, estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { asApiError } from '../../lib/api-error.ts'
import { fecha, numero } from '../../lib/formats.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { useWork } from '../../lib/use-work.ts'
import { Mono, Quiet, Row, Subtitle } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { c } from '../../ui/tokens.ts'
import { PreviaAvisos } from './previa-avisos.tsx'
import { PreviaTable } from './previa-table.tsx'

const Totals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  '& dt': { fontSize: 14, color: c.texto2 },
  '& dd': { margin: 0, fontWeight: 600 },
})

/** What the import will do, with its control sums; nothing is saved until the button. */
type PreviaPanelProps = {
  previa: PreviaDeEstado
  fuentes: readonly FuenteDeEstado[]
  /** Reads the same file with another source. */
  onUse: (fuente: FuenteDeEstado) => Promise<void>
  onEnd: () => void
  onImported: (importada: ImportarRespuesta) => void
}
export function PreviaPanel({ previa, fuentes, onUse, onEnd, onImported }: PreviaPanelProps) {
  const { fuente, importadasCon, nuevas } = previa
  const client = useQueryClient()
  const { busy, failure, run } = useWork()
  const other = useWork()
  const save = () =>
    run(async () => {
      const importada = await estadosDeCuentaApi.importar({
        body: { archivoID: previa.archivoID, fuente: fuente.clave },
      })
      // Meanwhile another tab, or somebody else, may have imported the same.
      if (importada.nuevas > 0) toast(estadosDeCuenta.pagosSincronizados)
      else toast(t.nadaNuevo, { tono: 'info' })
      await client.invalidateQueries({ queryKey: ['lista'] })
      onImported(importada)
    })
  const otra =
    importadasCon.length > 1 ? undefined : fuentes.find(({ nombre }) => nombre === importadasCon[0])
  const money = (value: number | null) => <Money value={value} currency={fuente.moneda} />
  const totals = [
    [t.fuente, fuente.nombre],
    [t.cuenta, <Mono key="c">{previa.cuenta}</Mono>],
    [t.periodo, `${fecha(previa.desde)} – ${fecha(previa.hasta)}`],
    [t.leidas, numero(previa.filas)],
    [t.nuevas, numero(nuevas)],
    [t.yaImportadas, numero(previa.yaImportadas)],
    [t.sumaCargos, money(previa.sumaCargos)],
    [t.sumaAbonos, money(previa.sumaAbonos)],
    [t.saldoFinal, money(previa.saldoFinal)],
  ] as const
  return (
    <PaddedPanel stack gap={14} min={0} aria-label={t.previa}>
      <div>
        <Subtitle>{previa.nombreArchivo}</Subtitle>
        <Quiet>{t.nadaGuardado}</Quiet>
      </div>
      <Totals>
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Totals>
      <PreviaAvisos
        previa={previa}
        action={
          otra && (
            <Button
              size="small"
              variant="outlined"
              loading={other.busy}
              disabled={busy}
              onClick={() => void other.run(() => onUse(otra))}
            >
              {t.usarFuente(otra)}
            </Button>
          )
        }
      />
      <PreviaTable previa={previa} />
      <ErrorNotice error={other.failure} />
      {failure === null ? null : (
        <Notice tono="error" title={estadosDeCuenta.errorSincronizar}>
          {asApiError(failure).mensaje}
        </Notice>
      )}
      <Row as="footer" align="stretch" justify="end">
        <Button onClick={onEnd} disabled={busy}>
          {t.otroArchivo}
        </Button>
        {nuevas === 0 ? null : (
          <Button variant="contained" loading={busy} disabled={other.busy} onClick={() => void save()}>
            {t.importar({ n: nuevas })}
          </Button>
        )}
      </Row>
    </PaddedPanel>
  )
}
