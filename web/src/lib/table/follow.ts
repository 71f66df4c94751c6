import type { TableView } from '../protocol';
import { wentBack } from './undo';

/**
 * Follows a table: what it returns is called with each view, and tells of it with the view before,
 * or null where there is none to go on from (first sight, another table, a deal set back).
 */
export function follow<View extends TableView>(
  tell: (before: View | null, view: View) => void,
): (view: View) => void {
  let told: View | null = null;
  return (view) => {
    if (told === view) return;
    const before = told?.table === view.table && !wentBack(told, view) ? told : null;
    told = view;
    tell(before, view);
  };
}
