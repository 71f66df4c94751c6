/** The title of a page that is known only when its content is there; empty: the route's own. */
class Title {
  own = $state('');
}

export const title = new Title();
