import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { Block, look } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Carga } from './use-carga.ts'

const t = invitadosPantalla.carga

type ProgressProps = { estado: Carga; busy: boolean; onVerify: () => void }
/** How far the files and the answers of the SAT are, and asking for those that did not come. */
export function Progress({ estado, busy, onVerify }: ProgressProps) {
  const { carga, enEspera, subidos, sinRed } = estado
  const pendientes = carga?.satPendientes ?? 0
  const sinRespuesta = carga?.facturas.some(({ situacion }) => situacion === 'sinVerificar') === true
  return (
    <>
      {sinRed ? <Notice tono="atencion">{t.sinRed}</Notice> : null}
      {enEspera > 0 || pendientes > 0 ? (
        <div>
          <Block role="status" tone="texto2">
            {enEspera > 0 ? t.subiendo({ n: enEspera }) : t.revisando({ n: pendientes })}
          </Block>
          <LinearProgress
            className={look({ thin: true, mt: 4 })}
            aria-label={interfaz.cargando}
            variant={enEspera > 0 ? 'determinate' : 'indeterminate'}
            value={subidos}
            max={subidos + enEspera}
          />
        </div>
      ) : sinRespuesta ? (
        <Notice
          tono="neutro"
          action={
            <Button size="small" variant="outlined" loading={busy} onClick={onVerify}>
              {t.verificar}
            </Button>
          }
        >
          {crearLote.satEspera}
        </Notice>
      ) : null}
    </>
  )
}
