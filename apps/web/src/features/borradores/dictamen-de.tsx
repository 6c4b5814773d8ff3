import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import type { useWork } from '../../lib/use-work.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'
import { nombreDe } from '../../ui/facturas/group-filas.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { DictamenFactura } from './dictamen-factura.tsx'

type DictamenDeProps = {
  fila: Fila
  politica: Politica | null
  bare: boolean
  onCorregir: ((files: File[]) => void) | null
}
/** The dictamen of one factura, under the place where the one that corrects it is dropped. */
export const DictamenDe = ({ fila, politica, bare, onCorregir }: DictamenDeProps) => (
  <Stack>
    {onCorregir === null ? null : (
      <Dropzone
        accept={{}}
        acceptText="XML"
        label={t.soltarCorregida({ nombre: nombreDe(fila) })}
        onFiles={onCorregir}
        compact
      >
        {t.reglasCorregida}
      </Dropzone>
    )}
    <DictamenFactura fila={fila} politica={politica} bare={bare} />
  </Stack>
)

type DictamenExtraProps = {
  id: string
  work: Pick<ReturnType<typeof useWork>, 'busy' | 'run'>
  onValidate: (() => void) | undefined
  hayMotivos: boolean
}
/** Beside the way on: validating again, and the reasons as a file. */
export const DictamenExtra = ({ id, work, onValidate, hayMotivos }: DictamenExtraProps) => (
  <>
    {onValidate === undefined ? null : (
      <Button onClick={onValidate} loading={work.busy}>
        {t.validarFacturas}
      </Button>
    )}
    {hayMotivos ? (
      <Button
        startIcon={<Icon name="bajar" />}
        onClick={() =>
          void work.run(() => downloadWithTicket(borradoresApi.dictamen.path({ params: { id } })))
        }
      >
        {t.descargarMotivos}
      </Button>
    ) : null}
  </>
)
