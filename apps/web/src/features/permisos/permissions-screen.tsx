import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { permisosPantalla as t } from '@valija/contract/messages/permisos-pantalla.ts'
import type { Permisos } from '@valija/contract/permisos.ts'
import { areasDePermisos, nombreDeCapacidad } from '@valija/domain/acceso/nombre-de-capacidad.ts'
import { nombreDeRol, roles } from '@valija/domain/acceso/roles.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { permisosApi } from '../../lib/llamadas/permisos.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Hidden, Paragraph } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { WaitingShape } from '../../ui/waiting.tsx'

const Table = styled('table')({
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 820,
  '& th, & td': { height: 36, padding: '0 12px', textAlign: 'left', borderTop: `1px solid ${c.linea}` },
  '& thead th': { borderTop: 0, background: c.hundido, fontWeight: 600, lineHeight: '18px' },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'center', width: 108 },
  '& td svg': { margin: 'auto' },
  '& tbody th': { fontWeight: 400 },
  // What a tick is for stays beside it as the roles go by.
  '& thead th:first-of-type, & tr:not(.area) th[scope=row]': { position: 'sticky', left: 0, zIndex: 1 },
  '& tbody th[scope=row]': { background: c.papel },
  '& tr.area th': { fontWeight: 600, background: c.hundido, color: c.texto2 },
})

/** Rows under the areas of the menu; what has no area yet stands at the end, so that nothing is left out. */
function groupByArea(permisos: Permisos): [titulo: string, filas: Permisos][] {
  const areaOf = (capacidad: string) =>
    areasDePermisos.find(([prefijos]) => prefijos.includes(capacidad.split('.')[0] ?? ''))?.[1] ?? t.otras
  const titles = [...areasDePermisos.map(([, titulo]) => titulo), t.otras]
  return titles
    .map((titulo): [string, Permisos] => [
      titulo,
      permisos.filter(({ capacidad }) => areaOf(capacidad) === titulo),
    ])
    .filter(([, filas]) => filas.length > 0)
}
const nameOf = (capacidad: string): string => wordOf(nombreDeCapacidad, capacidad)

/** The one permission table, as the server enforces it. */
export default function PermissionsScreen() {
  const { data, error } = useQuery(permisosApi.leer.query())
  return (
    <>
      <PageHeader title={t.titulo} crumbs={[{ text: t.configuraciones, to: paths.configuraciones }]} />
      <Paragraph max={820} mb={12} tone="texto2">
        {t.texto}
      </Paragraph>
      <ErrorNotice error={error} />
      {data === undefined && error === null ? <WaitingShape height={720} /> : null}
      {data === undefined ? null : (
        <Panel scrollX placed tabIndex={0} aria-label={t.titulo}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t.capacidad}</th>
                {roles.map((rol) => (
                  <th key={rol} scope="col">
                    {nombreDeRol[rol]}
                  </th>
                ))}
              </tr>
            </thead>
            {groupByArea(data).map(([titulo, filas]) => (
              <tbody key={titulo}>
                <tr className="area">
                  <th colSpan={roles.length + 1} scope="rowgroup">
                    {titulo}
                  </th>
                </tr>
                {filas.map(({ capacidad, roles: pueden }) => (
                  <tr key={capacidad}>
                    <th scope="row">{nameOf(capacidad)}</th>
                    {roles.map((rol) => (
                      <td key={rol}>
                        {pueden.includes(rol) ? (
                          <>
                            <Icon name="palomita" color={c.ok} stroke={2.25} />
                            <Hidden>{t.puede}</Hidden>
                          </>
                        ) : (
                          <Hidden>{t.noPuede}</Hidden>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </Table>
        </Panel>
      )}
    </>
  )
}
