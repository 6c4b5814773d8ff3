import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { fecha } from '../../lib/formats.ts'
import { cuentasPagoApi } from '../../lib/llamadas/cuentas-pago.ts'
import { useCan } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { Mono, Quiet, Title } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import CambiarCuentaDialog from './cambiar-cuenta-dialog.tsx'

const t = cuentasPagoPantalla.cuenta

/** The account an agent is paid on, what waits for approval, and the request of another. */
export function CuentaBeneficiaria({ comisionistaId }: { comisionistaId: number }) {
  const canAsk = useCan('cuentasPago.solicitar')
  const [changing, change, endChange] = useDialogParam('cambiar')
  const { data, error, refetch } = useQuery(
    cuentasPagoApi.cuenta.query({ query: { comisionistaId }, meta: { temas: ['cuentaPago'] } }),
  )
  const send = async (form: FormData) => {
    form.append('comisionistaId', String(comisionistaId))
    const { mensaje } = await cuentasPagoApi.solicitar({ form })
    toast(mensaje)
    void refetch()
  }
  const { busy, failure, run } = useWork()
  const withdraw = (id: number) =>
    run(async () => {
      await cuentasPagoApi.retirar({ params: { id } })
      toast(t.retirada)
      await refetch()
    })
  if (data === undefined) return <ErrorNotice error={error} />
  const { retirable } = data
  return (
    <PaddedPanel stack items="start" max={560} gap={12} aria-label={t.titulo}>
      <Title>{t.titulo}</Title>
      {data.clabe === null ? (
        <Quiet>{cuentasPagoPantalla.sinCuenta}</Quiet>
      ) : (
        <div>
          {data.banco} <Mono>{data.clabe}</Mono>
        </div>
      )}
      <ErrorNotice error={failure ?? error} />
      {data.enEspera === null ? null : (
        <Notice
          tono="atencion"
          title={t.enEspera}
          action={
            retirable === null ? undefined : (
              <Button size="small" variant="outlined" loading={busy} onClick={() => void withdraw(retirable)}>
                {t.retirar}
              </Button>
            )
          }
        >
          {t.enEsperaTexto({ cuenta: data.enEspera })}
        </Notice>
      )}
      {canAsk && data.enEspera === null ? (
        <Button variant="outlined" onClick={() => change('cuenta')}>
          {t.cambiar}
        </Button>
      ) : null}
      {data.historia.length === 0 ? null : (
        <section aria-label={t.historia}>
          <Quiet>{t.historia}</Quiet>
          {data.historia.map(({ id, fechaCarga, cuenta, estado }) => (
            <div key={id}>
              {`${fecha(fechaCarga)} · ${cuenta} `}
              <Status estado={estado} quiet />
            </div>
          ))}
        </section>
      )}
      {/* Not closed by what is heard meanwhile: where the answer was lost, what was typed stands until its hand sends it again. */}
      {changing !== null && canAsk ? (
        <CambiarCuentaDialog
          de={String(comisionistaId)}
          correoAgencia={data.correoAgencia}
          onClose={endChange}
          onSend={send}
        />
      ) : null}
    </PaddedPanel>
  )
}
