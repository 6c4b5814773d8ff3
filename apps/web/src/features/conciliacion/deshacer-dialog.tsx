import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useState } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { refreshTrasActo } from './conciliacion-calls.ts'

type DeshacerDialogProps = {
  accionIDs: readonly number[]
  suma: string
  onClose: () => void
  onDone: () => void
}
/** Many actions taken back in one stroke; those that could not be say why. */
export function DeshacerDialog({ accionIDs, suma, onClose, onDone }: DeshacerDialogProps) {
  const [out, setOut] = useState<readonly { id: number; mensaje: string }[]>([])
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.deshacerTitulo({ n: accionIDs.length })}
      confirm={t.deshacer}
      onConfirm={async () => {
        const { hechas, omitidas } = await underKey('deshacer', { accionIDs }, (body) =>
          conciliacionApi.deshacerVarios({ body }),
        )
        setOut(omitidas)
        toast(
          t.avisoDeshechos({ n: hechas }),
          omitidas.length === 0 ? {} : { tono: 'atencion', title: t.noSePuede },
        )
        onDone()
        await refreshTrasActo()
      }}
    >
      {t.deshacerTexto({ suma })}
      {out.length === 0 ? null : (
        <Notice tono="atencion">
          {out.map(({ id, mensaje }) => (
            <div key={id}>{mensaje}</div>
          ))}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
