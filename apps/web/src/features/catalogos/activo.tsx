import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { Status } from '../../ui/status.tsx'

/** Whether it is offered in new payments. */
export const activo = (row: { activo: boolean }) =>
  row.activo ? <Status estado="Activo" quiet /> : <Status estado={t.inactivo} icon="veto" />
