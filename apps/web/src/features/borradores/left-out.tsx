import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { paths } from '../../lib/paths.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dismiss } from '../../ui/dismiss.tsx'
import { Rechazados } from '../../ui/facturas/rechazados.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { changeOf } from './borrador-calls.ts'
import { otrosLotesDe } from './intake.ts'
import { LayoutFailure } from './layout-failure.tsx'
import type { StepProps } from './step-props.ts'

type LeftOutProps = Pick<StepProps, 'id' | 'filas'> & {
  /** Of what ran by itself. */
  error?: unknown
}
/** On every step: what was dropped and is not in this lote, with its reason or where it went. */
export function LeftOut({ id, filas, error = null }: LeftOutProps) {
  const otros = otrosLotesDe(id)
  const callan =
    filas.rechazados.length + otros.length + filas.idas.length === 0 && filas.layoutAjeno === null
  if (callan && error === null) return null
  return (
    <Stack mb={12}>
      <LayoutFailure id={id} error={error} />
      <Idas id={id} filas={filas} />
      {filas.layoutAjeno === null ? null : (
        <Notice tono="atencion" action={<Dismiss onClose={filas.leaveLayoutAjeno} />}>
          {t.layoutEnOtra({ nombre: filas.layoutAjeno })}
        </Notice>
      )}
      <Rechazados rechazados={filas.rechazados} onDismiss={filas.dismiss} />
      {otros.length === 0 ? null : (
        <Notice
          tono="info"
          action={otros.map((otro, i) => (
            <Button
              key={otro}
              size="small"
              variant="outlined"
              href={`${paths.facturaCrearProveedor}?borrador=${otro}`}
              target="_blank"
            >
              {t.abrirOtroLote({ n: i + 2 })}
            </Button>
          ))}
        >
          {t.enOtroLote({ n: otros.length })}
        </Notice>
      )}
    </Stack>
  )
}

/** What another window of the same account took out of this draft; it is put back from here too. */
function Idas({ id, filas: { idas, leaveIdas } }: Pick<StepProps, 'id' | 'filas'>) {
  const { busy, failure, run } = useWork()
  const change = changeOf(id)
  const putBack = () =>
    run(async () => {
      for (const [cfdi] of idas) await change(borradoresApi.restaurarCfdi({ params: { id, cfdi } }))
    })
  if (idas.length === 0) return null
  return (
    <>
      <ErrorNotice error={failure} />
      <Notice
        tono="atencion"
        action={
          <Row nowrap gap={4}>
            <Button size="small" variant="outlined" loading={busy} onClick={() => void putBack()}>
              {t.deshacer}
            </Button>
            <Dismiss onClose={leaveIdas} />
          </Row>
        }
      >
        {t.quitadasEnOtra({ nombres: idas.map(([, nombre]) => nombre) })}
      </Notice>
    </>
  )
}
