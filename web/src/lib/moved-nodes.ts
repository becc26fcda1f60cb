/**
 * Lets React change a page that the browser translates: the translator puts texts into elements of its
 * own, so the parent that React knows does not have them any more, and removing one or inserting before
 * it would throw (https://github.com/facebook/react/issues/11538). What now contains the node stands in
 * for it. If it is gone, nothing is removed, and insertions go to the end. Part of each page's HTML, so
 * that it runs before hydration.
 *
 * React updates a text that shares its parent with other nodes in place, where a translator has removed
 * it. A text that changes is therefore the only child of its element.
 */
export const TOLERATE_MOVED_NODES =
  '{let p=Node.prototype,{removeChild:r,insertBefore:i}=p,f=(e,n)=>{while(n&&n.parentNode!=e)n=n.parentNode;return n};p.removeChild=function(n){let c=f(this,n);if(c)r.call(this,c);return n};p.insertBefore=function(n,b){return i.call(this,n,f(this,b))}}';
