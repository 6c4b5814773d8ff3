import { useQuery } from '@tanstack/react-query'
import type { AccionDeConciliacion } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { fechaHora } from '../../lib/formats.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { refreshTrasActo } from './conciliacion-calls.ts'

type DeshacerGrupoProps = { accion: AccionDeConciliacion; onClose: () => void }
/** All that one press, or one search of the machine, did: taken back in one stroke. */
export function DeshacerGrupoDialog({ accion: { grupo, cuando }, onClose }: DeshacerGrupoProps) {
  const { data } = useQuery(conciliacionApi.acciones.query({ query: { grupo, porPagina: 1 } }))
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.deshacerGrupoTitulo({ cuando: fechaHora(cuando) })}
      confirm={t.deshacer}
      onConfirm={async () => {
        const { hechas, omitidas } = await underKey('deshacer', { grupo }, (body) =>
          conciliacionApi.deshacerVarios({ body }),
        )
        toast(
          t.avisoDeshechos({ n: hechas }),
          omitidas.length === 0 ? {} : { tono: 'atencion', title: t.avisoOmitidas({ n: omitidas.length }) },
        )
        await refreshTrasActo()
      }}
    >
      {data === undefined
        ? t.deshacerGrupoTexto
        : `${t.deshacerGrupoN({ n: data.total })} ${t.deshacerGrupoTexto}`}
    </ConfirmDialog>
  )
}
