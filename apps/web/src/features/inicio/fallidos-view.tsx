import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { CorreoFallido } from '@valija/contract/correos.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { correosApi } from '../../lib/llamadas/correos.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { avisosQuery } from './inicio-calls.ts'
import { ReenviarTodos } from './reenviar-todos.tsx'

const columns: readonly Column<CorreoFallido>[] = [
  { campo: 'creadoEn', title: t.correoDel, kind: 'fechaHora', width: 150, sortable: true, card: 'line' },
  { campo: 'para', title: t.correoPara, width: 220, flex: 1, fixed: true, card: 'title' },
  { campo: 'clase', title: t.correoDe, width: 200, flex: 1, card: 'line' },
  { campo: 'motivo', title: t.correoMotivo, width: 260, flex: 2, card: 'detail' },
]
const rowId = ({ id }: CorreoFallido) => id
const rowName = ({ para }: CorreoFallido) => para

/** Behind the count of the home page: the mails that did not leave, and all of them again. */
export function FallidosView({ onBack }: { onBack: () => void }) {
  const state = useListState({ porPagina: 15, prefix: 'c' })
  const { data } = useQuery(avisosQuery)
  const n = data?.porResolver.find(({ clase }) => clase === 'correosFallidos')?.n ?? 0
  return (
    <>
      <PageHeader
        title={t.correosQueNoSalieron}
        actions={
          <>
            {n > 0 ? <ReenviarTodos n={n} /> : null}
            <Button variant="outlined" onClick={onBack}>
              {t.volverAlResumen}
            </Button>
          </>
        }
      />
      <Grid<CorreoFallido>
        name="inicio-correos"
        label={t.correosQueNoSalieron}
        source={{ ...correosApi.fallidos.list(), temas: ['invitacion'] }}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.correo}
        empty={{ text: t.todosSalieron }}
        search={false}
        exportable={false}
      />
    </>
  )
}
