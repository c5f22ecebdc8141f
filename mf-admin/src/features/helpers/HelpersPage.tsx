import { useLocation } from '@school/shared';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Tabs } from '../../app/frame/Tabs';
import { Deploys, ExportPart, Outbox, Shifts, Switches, Volunteers } from './helperParts';
import { linkToPart, partLabels, parts, readPart } from './parts';
import { Refused } from './Refused';
import { Tools } from './Tools';

export function HelpersPage() {
  const shown = readPart(useLocation().search);
  return (
    <AdminFrame title="Helpers">
      <StaffOnly>
        <Tabs
          label="Parts of this page"
          tabs={parts.map((part) => ({ to: linkToPart(part), label: partLabels[part] }))}
          shown={linkToPart(shown)}
        />
        {shown === 'volunteers' && (
          <>
            <Shifts />
            <Volunteers />
          </>
        )}
        {shown === 'switches' && <Switches />}
        {shown === 'outbox' && <Outbox />}
        {shown === 'tools' && (
          <>
            <Tools />
            <ExportPart />
            <Deploys />
            <Refused />
          </>
        )}
      </StaffOnly>
    </AdminFrame>
  );
}
